import type { Page } from 'playwright-core'

/**
 * What makes a widget taller than the height reserved for it, by widget: a body that needs more rows than its description
 * has at this width, a footer with more lines than reserved; and a footer that is not at the foot. Empty if all fit.
 */
export function heightProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Of the kit's skeleton: n rows are 38n - 2 pixels; less than half a row over is as near as rows come to a form. */
    const [row, gap, tolerance] = [38, 2, 8]
    const isWidget = (element: Element) => element.localName.startsWith('bw-') && element.shadowRoot !== null
    return [...document.querySelectorAll('*')].filter(isWidget).flatMap(element => {
      const find = (name: string) => element.shadowRoot?.querySelector<HTMLElement>(`[class*="-${name}"]`) ?? null
      const [lines, content, footer] = [
        find('lines'),
        find('body')?.lastElementChild?.firstElementChild ?? null,
        find('body')?.querySelector<HTMLElement>('[part=footer]'),
      ]
      const problems: string[] = []
      if (lines && content instanceof HTMLElement) {
        const has = [...lines.children].filter(line => getComputedStyle(line).display !== 'none').length
        const needs = Math.ceil((content.offsetHeight + gap - tolerance) / row)
        if (needs > has) problems.push(`body needs ${needs} rows and has ${has}`)
      }
      if (footer) {
        const { minHeight, lineHeight } = getComputedStyle(footer)
        const height = footer.scrollHeight
        if (height > Number.parseFloat(minHeight) + 1)
          problems.push(`footer wraps to ${Math.round(height / Number.parseFloat(lineHeight))} lines`)
        const bottom = (of: Element | null) => of?.getBoundingClientRect().bottom ?? 0
        const below = Math.round(bottom(find('body')) - bottom(footer))
        if (below > 1) problems.push(`${below}px are empty below the footer`)
      }
      return problems.map(problem => `${element.localName} at ${element.parentElement?.clientWidth}px: ${problem}`)
    })
  })
}
