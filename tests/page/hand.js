// Somebody who plays through the page without knowing the rules: points at what glows, where it
// can really be reached. Every page of the tests gets it before its own scripts, as `hand`.
(() => {
  const OVER = "dialog[open] table";
  const MENU = ".menu li button[data-action]";
  const END = '[data-place][data-mark="end"]';
  const CAN = [
    '[data-place][data-mark="can"], [data-place][data-state="can"]',
    ".bar.mine .buttons > button:not([disabled])", // not what others do, which can be skipped
    "aside.open li button[data-action]",
  ].join();
  const MOST_CLICKS = 1500;
  const PATIENCE = 30_000;
  const CALM = 80; // milliseconds without a change

  const heard = { number: 0, decision: null };
  const kept = []; // the page as it was at each decision
  const sockets = new Set();
  const asked = new Set(); // choices that have no answer yet
  let fetches = 0;

  const listen = ({ data }) => {
    const message = JSON.parse(data);
    asked.delete(message.ref);
    if (message.type !== "snapshot" && message.type !== "update") return;
    heard.number = message.number;
    if ("decision" in message) heard.decision = message.decision;
    if (message.type === "snapshot") heard.seat = message.seat;
  };
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      sockets.add(this);
      this.addEventListener("message", listen);
      this.addEventListener("close", () => {
        sockets.delete(this);
        asked.clear();
      });
    }
    send(text) {
      const { type, ref } = JSON.parse(text);
      if (type === "choose") asked.add(ref);
      super.send(text);
    }
  };
  const fetchIt = window.fetch;
  window.fetch = (...about) => {
    fetches += 1;
    return fetchIt(...about).finally(() => (fetches -= 1));
  };

  /** The next task: all that was to be done now is done, also what Svelte draws. */
  const drawn = () => new Promise((go) => setTimeout(go));

  /** True when something changes in the page, false after some time. */
  const change = (wait) =>
    new Promise((go) => {
      const end = (changed) => {
        clearTimeout(timer);
        watch.disconnect();
        go(changed);
      };
      const timer = setTimeout(end, wait, false);
      const watch = new MutationObserver(() => end(true));
      watch.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });

  async function until(what, done) {
    const end = performance.now() + PATIENCE;
    for (;;) {
      await drawn();
      const found = done();
      if (found) return found;
      if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
      await change(200);
    }
  }

  /** Until the page is whole: nothing is fetched and nothing changes. */
  async function calm() {
    const busy = 'main[aria-busy="true"], .board[aria-busy="true"], [data-loading]';
    do {
      const whole = () => !fetches && document.querySelector("h1") && !document.querySelector(busy);
      await until("the page is whole", whole);
    } while ((await change(CALM)) || fetches);
    await document.fonts.ready;
  }

  const over = () => document.querySelector(OVER) !== null;
  const visible = (what) =>
    [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());

  /** What can be pointed at; what was begun is ended first. */
  const open = () => [MENU, END, CAN].map(visible).find((each) => each.length) ?? [];

  /** Waits until something can be done; false: the game is over. */
  async function turn() {
    const still = () => !asked.size && !document.querySelector("[data-flying]");
    await until("something can be done", () => still() && (over() || open().length));
    return !over();
  }

  /** A point of an element at which nothing else lies over it, or null. */
  function reach(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.15, 0.85]) {
      for (const right of [0.5, 0.1, 0.3, 0.7, 0.9]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return { x, y, hit };
      }
    }
    return null;
  }

  const drawing = (element) => element?.cloneNode().outerHTML ?? "the edge of the window";

  /** Where to point next, at one of all that can be pointed at. */
  function pick(chance) {
    const all = open();
    const element = all[Math.floor(chance() * all.length)];
    const point = reach(element);
    if (point) return point;
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    throw new Error(`${drawing(element)} glows, but ${drawing(above)} lies over it`);
  }

  /** Numbers from 0 to 1 by a seed (mulberry32). */
  function numbers(seed) {
    let state = [...seed].reduce((sum, each) => (sum * 31 + each.codePointAt(0)) | 0, 7);
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  function keep() {
    const mine = heard.decision?.seat === heard.seat;
    if (!mine || kept.at(-1)?.number === heard.number) return;
    kept.push({ number: heard.number, html: document.documentElement.outerHTML });
  }

  /** The stand-in plays on. */
  const leave = () =>
    fetch(`/api/tables/${location.pathname.split("/").at(-1)}/leave`, { method: "POST" });

  /** Plays until the game is over, or leaves after some clicks; how many there were. */
  async function play({ seed, leaves, keeping = false }) {
    const chance = numbers(seed);
    for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
      if (!(await turn())) return clicks;
      if (clicks === leaves) {
        await leave();
        return clicks;
      }
      if (keeping) keep();
      const { x, y, hit } = pick(chance);
      const about = { bubbles: true, cancelable: true, clientX: x, clientY: y };
      hit.dispatchEvent(new MouseEvent("click", about));
    }
    throw new Error(`not over after ${MOST_CLICKS} clicks`);
  }

  let chance = numbers("");
  window.hand = {
    heard,
    kept,
    turn,
    calm,
    play,
    /** For a pointer of the browser's own: where to point next, or null when it is over. */
    async next(seed) {
      if (seed !== undefined) chance = numbers(seed);
      if (!(await turn())) return null;
      const { x, y } = pick(chance);
      return { x, y };
    },
    /** Plays beside what else is done; `ended` tells how many clicks it took, or why it stopped. */
    begin(about) {
      this.game = play(about).then(String, String);
    },
    ended() {
      return this.game;
    },
    /** The connection breaks. */
    cut() {
      for (const socket of sockets) socket.close();
    },
  };
})();
