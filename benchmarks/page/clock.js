// Measures in the page; comes after hand.js, which plays.
(() => {
  const answers = []; // milliseconds from a click to the drawn answer
  const tasks = []; // tasks of the main thread over 50 ms
  const frames = []; // milliseconds between frames while something moves
  const seen = { shift: 0, contentful: 0, largest: 0 };
  let clicked = null;
  let numbered = 0;

  /** Once the answer to the click has come and is on the screen. */
  const drawn = (from) =>
    requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - from)));

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const { type, number } = JSON.parse(data);
        if (type !== "update" || clicked === null || number <= numbered) return;
        drawn(clicked);
        clicked = null;
      });
    }
  };

  let last = null;
  const frame = (now) => {
    const moving = document.getAnimations().some((each) => each.playState === "running");
    if (last !== null && moving) frames.push(now - last);
    last = moving ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  const observe = (type, tell) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
    });
  observe("longtask", ({ duration }) => tasks.push(duration));
  observe("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.contentful = startTime;
  });

  window.clock = {
    seen,
    /** Plays a game to its end and tells how long everything took. */
    async game(seed) {
      for (const list of [answers, tasks, frames]) list.length = 0;
      let spot = await hand.next(seed);
      while (spot !== null) {
        numbered = hand.heard.number;
        clicked = performance.now();
        const about = { bubbles: true, cancelable: true, clientX: spot.x, clientY: spot.y };
        document.elementFromPoint(spot.x, spot.y).dispatchEvent(new MouseEvent("click", about));
        spot = await hand.next();
      }
      return { answers, tasks, frames };
    },
    /** The least that a click with an answer of this server can take: a button on an empty page. */
    async floor(count) {
      const times = [];
      const button = document.createElement("button");
      button.onclick = async () => {
        const from = performance.now();
        button.textContent = await (await fetch("/healthz")).text();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
      };
      document.body.replaceChildren(button);
      while (times.length < count) {
        const done = times.length;
        button.click();
        while (times.length === done) await new Promise((go) => setTimeout(go, 5));
      }
      return times;
    },
  };
})();
