// Types of the API, from what the server says about itself: `npm run types`; with --check it only
// looks whether they are those.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const told = execFileSync(python, ["-m", "motorpool.server.http.export"], {
  maxBuffer: 2 ** 26,
  encoding: "utf8",
});
const { api, socket } = JSON.parse(told);
const banner = "// Made by `npm run types`; do not edit.\n";

const messages = {
  title: "SocketMessages",
  type: "object",
  ...socket,
  additionalProperties: false,
};
messages.properties = {
  said: { $ref: "#/$defs/FromClient" },
  told: { $ref: "#/$defs/FromServer" },
};
messages.required = ["said", "told"];
const made = {
  "src/api/schema.d.ts": banner + astToString(await openapi(api)),
  "src/api/socket.d.ts": await compile(messages, "SocketMessages", {
    bannerComment: banner.trim(),
  }),
};

for (const [name, text] of Object.entries(made)) {
  if (!process.argv.includes("--check")) writeFileSync(name, text);
  else if (readFileSync(name, "utf8") !== text) {
    console.error(`${name} is not what the server says: npm run types`);
    process.exitCode = 1;
  }
}
