/** A number or word with its indefinite article: an 8.3% discount, an 18% rise, a 12% fall. */
export function withArticle(text: string): string {
  return `${/^(?:8|1[18](?!\d)|[aeiou])/i.test(text) ? 'an' : 'a'} ${text}`
}
