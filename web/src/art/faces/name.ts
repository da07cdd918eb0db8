/** How large a name can be written: one line of large letters, one of middling, two or three. */
export function nameClass(name: string): string {
  if (name.length <= 9) return "name short";
  if (name.length <= 14) return "name middling";
  return name.length <= 28 ? "name" : "name long";
}
