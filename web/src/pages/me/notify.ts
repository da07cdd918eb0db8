// Whether this page may notify, as the browser and its person have decided.

export type Permission = "granted" | "denied" | "default" | "missing";

export const permission = (): Permission =>
  typeof Notification === "undefined" ? "missing" : Notification.permission;

/** Ask, if nothing was decided yet; a browser asks only when somebody has just pressed something. */
export async function askToNotify(): Promise<Permission> {
  if (permission() !== "default") return permission();
  return Notification.requestPermission();
}
