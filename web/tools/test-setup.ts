// jsdom does not animate; what is animated is there at once.
Element.prototype.animate ??= () =>
  ({ finished: Promise.resolve(), cancel: () => {}, finish: () => {}, onfinish: null }) as never;

// jsdom draws no dialogs: they are only marked as open
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
