export interface HtmlShape {
  readonly bytes: number
  /** Elements of the whole document, scripts and styles among them. */
  readonly elements: number
  /** What a person reads in `<main>`, to see that all servers show the same. */
  readonly mainText: string
}

export function toHtmlShape(html: string): HtmlShape {
  // What stands in a script is data for the browser, not elements.
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
  return {
    bytes: Buffer.byteLength(html),
    elements: markup.match(/<[a-z]/g)?.length ?? 0,
    mainText: toText(/<main\b[^>]*>([\s\S]*)<\/main>/.exec(markup)?.[1] ?? ''),
  }
}

function toText(markup: string): string {
  return markup
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
