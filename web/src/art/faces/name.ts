/** How large a name can be written: one line of large letters, one of middling, or two. */
export function nameClass(name: string): string {
  if (name.length <= 9) return "name short";
  return name.length <= 14 ? "name middling" : "name";
}
