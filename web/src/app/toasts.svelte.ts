// Short notices that go by themselves.

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "trouble";
}

const SECONDS = 6;

class Toasts {
  list: Toast[] = $state([]);
  #last = 0;

  show(text: string, tone: Toast["tone"] = "plain"): void {
    const id = ++this.#last;
    this.list.push({ id, text, tone });
    setTimeout(() => this.close(id), SECONDS * 1000);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
export const toast = (text: string, tone?: Toast["tone"]) => toasts.show(text, tone);
