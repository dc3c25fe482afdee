import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Runs axe on the page as it is now; a serious or critical finding fails, with the elements it is about. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { default: axe } = await import('axe-core')
  const { rules } = (axe as unknown as AxeWithAudit)._audit
  const lesser = rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  return expectNoFindings(page, { rules: Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }])) })
}

/** All findings of a rule have its impact: the lesser rules would take a quarter of the time for findings that do not count. */
interface AxeWithAudit {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] }
}

const colourRules = ['color-contrast', 'link-in-text-block']

/** The part of it that another colour scheme may change. */
export function expectNoContrastViolations(page: Page): Promise<void> {
  return expectNoFindings(page, { runOnly: colourRules })
}

const layoutRules = [
  ...['target-size', 'scrollable-region-focusable', 'aria-hidden-focus'],
  // What a narrow window hides can no longer name anything.
  ...['button-name', 'link-name', 'label', 'select-name', 'summary-name', 'input-button-name', 'aria-input-field-name'],
]

/** The part of it that another width or another colour scheme may change: one look costs seconds, whatever it looks for. */
export function expectNoLayoutOrContrastViolations(page: Page): Promise<void> {
  return expectNoFindings(page, { runOnly: [...layoutRules, ...colourRules] })
}

async function expectNoFindings(page: Page, options: RunOptions): Promise<void> {
  const { default: axe } = await import('axe-core')
  // Evaluated over the debugging protocol, which the page's content security policy does not forbid. Once for each page: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Frames have no axe in them: asking them costs half a second each, and a warning where one is sandboxed.
  const run = JSON.stringify({ ...options, iframes: false, resultTypes: ['violations'] } satisfies RunOptions)
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${run})`)
  const findings = results.violations.map(
    ({ id, impact, help, nodes }) => `${impact} ${id}: ${help}\n    ${nodes.map(node => node.html).join('\n    ')}`,
  )
  if (findings.length > 0) throw new Error(`axe found on ${page.url()}:\n${findings.join('\n')}`)
}
