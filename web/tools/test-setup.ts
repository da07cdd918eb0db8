// jsdom does not animate; what is animated is there at once.
Element.prototype.animate ??= () =>
  ({ finished: Promise.resolve(), cancel: () => {}, finish: () => {}, onfinish: null }) as never;
