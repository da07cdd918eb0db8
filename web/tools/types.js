// Types of the API, from what the server says about itself: `npm run types`.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const told = execFileSync(python, ["-m", "motorpool.server.http.export"], {
  maxBuffer: 2 ** 26,
  encoding: "utf8",
});
const { api, socket } = JSON.parse(told);
const banner = "// Made by `npm run types`; do not edit.\n";

writeFileSync("src/api/schema.d.ts", banner + astToString(await openapi(api)));
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
writeFileSync(
  "src/api/socket.d.ts",
  await compile(messages, "SocketMessages", { bannerComment: banner.trim() }),
);
