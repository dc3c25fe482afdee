const list = new Intl.ListFormat('en-GB')

/** `a, b and c` */
export function joinList(items: readonly string[]): string {
  return list.format(items)
}
