#!/usr/bin/env node
// A bot by lines of JSON: motorpool play rush --seats you,exec:examples/lines_bot.mjs
import { createInterface } from "node:readline";

const WISHES = ["hit", "fire", "attack", "join", "charge", "buy", "shoot", "spend", "use"];

const tell = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

// What begins with the first wish that can be had, else the first of all
function choose(actions) {
  for (const wish of WISHES) {
    const found = actions.find((action) => action.split(" ")[0] === wish);
    if (found) return found;
  }
  return actions[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") tell({ type: "hello", protocol: 1 });
  if (message.type === "decision") {
    const { number, actions } = message.decision;
    tell({ type: "choice", decision: number, action: choose(actions) });
  }
}
