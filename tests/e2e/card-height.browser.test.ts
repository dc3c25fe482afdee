import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { bandProblems } from './height-problems.ts'
import { useHostSite } from './use-host-site.ts'
import { allWidgets } from './widget-page.ts'

const platform = inject('origin')
/** A share, one that is suspended, a trust, a fund, an ETF and a gilt: their headers differ in lines. */
const codes = ['LSE:HVL', 'LSE:SUSP', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'LSE:TG34']

interface Placed {
  readonly type: string
  readonly tagName: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Every widget as its example shows it, in each blueprint; the quote header of each type of security, live and not. */
const placed: readonly Placed[] = allWidgets.flatMap(({ type, tagName, settings, blueprints = [], example }) => {
  const shown = settings.flatMap(({ name, attribute }) => {
    const value = example[name]
    return value === undefined ? [] : [[attribute, Array.isArray(value) ? value.join(' ') : String(value)] as const]
  })
  const each =
    type === 'quote-header' ? codes.flatMap(code => [{ 'market-code': code }, { 'market-code': code, live: '' }]) : [{}]
  const names = blueprints.length > 0 ? blueprints.map(({ name }) => ({ blueprint: name })) : [{}]
  return each.flatMap(code =>
    names.map(blueprint => ({ type, tagName, attributes: { ...Object.fromEntries(shown), ...code, ...blueprint } })),
  )
})

const { browser, host } = useHostSite()

interface Cards {
  readonly page: Page
  /** By how many pixels the place of each widget is shorter with its content than it was without. */
  readonly shrunk: readonly number[]
}

/** As the quick start for tags says: one module script, then tags anywhere. */
async function open(width: number): Promise<Cards> {
  const tags = placed.map(({ tagName, attributes }) => {
    const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<div class="box"><${tagName}${text.join('')}></${tagName}></div><p>The host’s own text.</p>`
  })
  const page = await browser().newPage({ viewport: { width: Math.max(width + 20, 390), height: 900 } })
  const answers = Promise.withResolvers<void>()
  await page.route(`${platform}/api/widgets/**`, async route => {
    await answers.promise
    await route.continue()
  })
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>
<style>body { margin: 0 } .box { width: ${width}px }</style>
<script>
  window.drawn = 0
  document.addEventListener('bw-widget-drawn', () => { drawn += 1 })
</script>
<script type="module" src="${platform}/cdn/loader/0.1.0/elements.js"></script>
<main>${tags.join('\n')}</main></html>`
  await page.goto(host().put(`/cards-${width}`, html))
  const heights = () => page.locator('.box').evaluateAll(boxes => boxes.map(box => box.clientHeight))
  await expect.poll(() => page.getByRole('status').count(), { timeout: 30_000 }).toBe(placed.length)
  const before = await heights()
  answers.resolve()
  const drawn = () => page.evaluate(() => (window as unknown as { readonly drawn: number }).drawn)
  await expect.poll(drawn, { timeout: 30_000 }).toBe(placed.length)
  const after = await heights()
  return { page, shrunk: before.map((height, at) => height - (after[at] ?? 0)) }
}

it.each([340, 600, 1000])(
  '[LD-STEP-29] ends each card with its footer below the last line, and keeps what is reserved, %i pixels wide',
  async width => {
    const { page, shrunk } = await open(width)
    expect(await bandProblems(page)).toEqual([])
    expect(shrunk.filter(by => by > 0)).toEqual([])
    await page.close()
  },
)
