import type { Page } from 'playwright-core'

export type FocusStop = {
  readonly tag: string
  /** What a person would call it: its label, or its text. */
  readonly name: string
  readonly href: string | null
  /** Whether something on screen shows that it has the focus: an outline or a shadow. */
  readonly isFocusShown: boolean
}

/** Presses Tab `steps` times and tells where the focus stood after each. */
export async function keyboardWalk(page: Page, steps: number): Promise<FocusStop[]> {
  const stops: FocusStop[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(describeFocus))
  }
  return stops
}

/** Runs in the page. */
function describeFocus(): FocusStop {
  let element = document.activeElement ?? document.body
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  // The box around a field shows its focus for it.
  const shown = [element, element.parentElement ?? element].map(box => getComputedStyle(box))
  const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
  return {
    tag: element.tagName.toLowerCase(),
    name: (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    href: element.getAttribute('href'),
    isFocusShown: shown.some(
      style => (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none',
    ),
  }
}
