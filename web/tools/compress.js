// Puts a .gz and a .br beside each file of the built page that gets smaller by it: the server
// sends those, and has nothing to compress while people play.
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const page = fileURLToPath(new URL("../../src/motorpool/page", import.meta.url));
const kinds = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const smallest = 1000; // bytes; below that there is nothing to gain

for (const name of readdirSync(page, { recursive: true })) {
  const path = join(page, name);
  if (!kinds.has(extname(path)) || statSync(path).size < smallest) continue;
  const body = readFileSync(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const smaller = {
    gz: gzipSync(body, { level: 9 }),
    br: brotliCompressSync(body, { params: quality }),
  };
  for (const [suffix, packed] of Object.entries(smaller)) {
    if (packed.length < body.length) writeFileSync(`${path}.${suffix}`, packed);
  }
}
