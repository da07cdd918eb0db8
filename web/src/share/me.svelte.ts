// Who one is here; nobody, until a first game or a name makes a visitor.

import { get, patch, type Schemas } from "../api/call";

class Me {
  /** Null for nobody, undefined while the server has not said yet. */
  visitor: Schemas["VisitorTold"] | null | undefined = $state.raw(undefined);

  get name(): string {
    return this.visitor?.name ?? "";
  }

  async load(): Promise<void> {
    this.visitor = (await get("/api/me")).visitor;
  }

  async rename(name: string): Promise<void> {
    const told = await patch("/api/me", { body: { name } });
    this.visitor = told.visitor;
  }
}

export const me = new Me();
