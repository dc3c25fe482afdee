import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Runs axe on the page as it is now; a serious or critical finding fails, with the elements it is about. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { default: axe } = await import('axe-core')
  // Evaluated over the debugging protocol, which the page's content security policy does not forbid.
  await page.evaluate(axe.source)
  const results = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  const findings = results.violations
    .filter(violation => violation.impact === 'serious' || violation.impact === 'critical')
    .map(
      ({ id, impact, help, nodes }) => `${impact} ${id}: ${help}\n    ${nodes.map(node => node.html).join('\n    ')}`,
    )
  if (findings.length > 0) throw new Error(`axe found on ${page.url()}:\n${findings.join('\n')}`)
}
