/** Where columns are separated by semicolons, decimals often have a comma: 1,5 and 8,3e-06 as 1.5 and 8.3e-06. */
export function withPoint(text: string): string {
  return text.replace(/^([+-]?\d*),(\d+(?:[eE][+-]?\d{1,3})?)$/, '$1.$2')
}
