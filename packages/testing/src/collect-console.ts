import type { Page } from 'playwright-core'

export type ConsoleProblems = {
  /** Everything that went wrong so far, in order; empty on a sound page. */
  problems(): readonly string[]
}

/**
 * Collects what a sound page never has: console errors and warnings, uncaught exceptions, breaches of the content
 * security policy, requests that fail or are answered with 4xx or 5xx. Call it before the page is opened.
 */
export async function collectConsole(page: Page): Promise<ConsoleProblems> {
  const problems: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console.${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // A page left while it still loads cancels its requests; nothing is wrong with them.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} (${reason})`)
  })
  page.on('response', response => {
    const isPage = response.request().isNavigationRequest()
    if (!isPage && response.status() >= 400) problems.push(`request answered ${response.status()}: ${response.url()}`)
  })
  await page.exposeFunction('bwReportViolation', (directive: string, blocked: string) => {
    problems.push(`content security policy: ${directive} blocked ${blocked}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const report = (window as unknown as { bwReportViolation(directive: string, blocked: string): void })
        .bwReportViolation
      report(event.violatedDirective, event.blockedURI)
    })
  })
  return { problems: () => problems }
}
