import type { Page } from 'playwright-core'

/**
 * What makes a widget taller than the height reserved for it, by widget: a body that needs more rows than its description
 * has at this width, a footer with more lines than reserved; and a card that is taller than what it shows: one with a band
 * above its footer or below it. Empty if all fit.
 */
export async function heightProblems(page: Page): Promise<string[]> {
  const [fit, bands] = await Promise.all([fitProblems(page), bandProblems(page)])
  return [...fit, ...bands]
}

function fitProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Of the kit's skeleton: n rows are 38n - 2 pixels; less than half a row over is as near as rows come to a form. */
    const [row, gap, tolerance] = [38, 2, 8]
    const isWidget = (element: Element) => element.localName.startsWith('bw-') && element.shadowRoot !== null
    return [...document.querySelectorAll('*')].filter(isWidget).flatMap(element => {
      const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector)
      const [lines, content] = [find('[class*="-lines"]'), find('[part=body] > :first-child')]
      const [footer, reserved] = [find('[part=footer]'), find('[class*="-lines"] + *')]
      const problems: string[] = []
      if (lines && content) {
        const has = [...lines.children].filter(line => getComputedStyle(line).display !== 'none').length
        const needs = Math.ceil((content.offsetHeight + gap - tolerance) / row)
        if (needs > has) problems.push(`body needs ${needs} rows and has ${has}`)
      }
      if (footer && reserved && footer.offsetHeight > reserved.offsetHeight + 1) {
        const count = footer.offsetHeight / Number.parseFloat(getComputedStyle(footer).lineHeight)
        problems.push(`footer wraps to ${Math.round(count)} lines`)
      }
      return problems.map(problem => `${element.localName} at ${element.parentElement?.clientWidth}px: ${problem}`)
    })
  })
}

/** Cards that do not end where what they show ends: more than a normal gap above the footer or below the last line. */
export function bandProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels: margin of the footer, and what a table's last row, a chart or a line of large type has below its letters. */
    const normal = 12 + 14
    /** Pixels: the padding of a card, and what a line has below its letters. */
    const atTheEnd = 22 + 10
    const isWidget = (element: Element) => element.localName.startsWith('bw-') && element.shadowRoot !== null
    /** Of what a reader sees: letters, lines of a drawing and fields. Texts for screen readers are clipped. */
    const bottomOf = (box: Element): number => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const isClipped = (element: Element) => {
        for (let at: Element | null = element; at && at !== box; at = at.parentElement)
          if (at.clientWidth <= 1 && getComputedStyle(at).overflow === 'hidden') return true
        return false
      }
      const bottoms = [...box.querySelectorAll('*'), box].filter(isSeen).flatMap(element => {
        const texts = [...element.childNodes].filter(
          ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
        )
        const rects = texts.flatMap(text => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()]
        })
        if (element.matches('svg, canvas, input, select, button')) rects.push(element.getBoundingClientRect())
        return rects.length > 0 && !isClipped(element) ? rects.map(({ bottom }) => bottom) : []
      })
      return Math.max(...bottoms)
    }
    return [...document.querySelectorAll('*')].filter(isWidget).flatMap(element => {
      const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector)
      const [content, footer, card] = [
        find('[part=body] > :first-child'),
        find('[part=footer]'),
        find('[part=card] > section'),
      ]
      const problems: string[] = []
      if (content && footer) {
        const band = Math.round(footer.getBoundingClientRect().top - bottomOf(content))
        if (band > normal) problems.push(`${band}px are empty above the footer`)
      }
      if (content && card) {
        const band = Math.round(card.getBoundingClientRect().bottom - bottomOf(footer ?? content))
        if (band > atTheEnd) problems.push(`${band}px are empty below the last line`)
      }
      if (!content || !card) problems.push('no card with content')
      const what = [element.localName, element.getAttribute('market-code'), element.getAttribute('blueprint')]
      return problems.map(
        problem => `${what.filter(Boolean).join(' ')} at ${element.parentElement?.clientWidth}px: ${problem}`,
      )
    })
  })
}
