// Short notices that go by themselves.

import type { ComponentProps } from "svelte";

import type ToastDrawn from "../ui/Toast.svelte";

type Kind = NonNullable<ComponentProps<typeof ToastDrawn>["kind"]>;

interface Toast {
  id: number;
  text: string;
  kind: Kind;
}

const SECONDS = 6;

class Toasts {
  list: Toast[] = $state([]);
  #last = 0;

  show(text: string, kind: Kind = "plain"): void {
    const id = ++this.#last;
    this.list.push({ id, text, kind });
    setTimeout(() => this.close(id), SECONDS * 1000);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
export const toast = (text: string, kind?: Kind) => toasts.show(text, kind);
