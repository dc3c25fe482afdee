import { toCustomElementsManifest } from '@bellwether/catalogue/elements'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { useHostSite } from './use-host-site.ts'
import { allWidgets } from './widget-page.ts'

const platform = inject('origin')
const drawnStyle = 'rgb(1, 2, 3)'

interface Declared {
  readonly tagName: string
  readonly cssParts: readonly { readonly name: string }[]
  readonly slots: readonly { readonly name: string }[]
}

/** As editors read it from `custom-elements.json`. */
const declared = (
  toCustomElementsManifest() as { readonly modules: readonly { readonly declarations: readonly Declared[] }[] }
).modules.flatMap(({ declarations }) => declarations)

const { browser, host } = useHostSite()

/** Every tag with something in each of its slots, and a rule of the page for each of its parts. */
function toPage(): string {
  const rules = declared.flatMap(({ tagName, cssParts }) =>
    cssParts.map(({ name }) => `${tagName}::part(${name}) { outline: 3px solid ${drawnStyle} }`),
  )
  const tags = declared.map(({ tagName, slots }) => {
    const { settings, example } = allWidgets.find(widget => widget.tagName === tagName) ?? { settings: [], example: {} }
    const attributes = settings.flatMap(({ name, attribute }) => {
      const value = (example as Readonly<Record<string, unknown>>)[name]
      return value === undefined ? [] : [` ${attribute}="${Array.isArray(value) ? value.join(' ') : value}"`]
    })
    const content = slots.map(({ name }) => `<p slot="${name}">The host’s own ${name}.</p>`)
    return `<${tagName}${attributes.join('')}>${content.join('')}</${tagName}><p class="after">The host’s own text.</p>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<style>p { margin: 0 } ${rules.join('\n')}</style>
<script>
  window.settled = 0
  for (const name of ['drawn', 'failed']) document.addEventListener('bw-widget-' + name, () => { settled += 1 })
</script>
<script type="module" src="${platform}/cdn/loader/0.1.0/elements.js"></script>
<main>${tags.join('\n')}</main></html>`
}

async function open(path: string, fails: boolean): Promise<Page> {
  const page = await browser().newPage({ viewport: { width: 640, height: 900 } })
  if (fails) await page.route(`${platform}/api/widgets/**`, route => route.fulfill({ status: 400, json: {} }))
  await page.goto(host().put(path, toPage()))
  const settled = () => page.evaluate(() => (window as unknown as { readonly settled: number }).settled)
  await expect.poll(settled, { timeout: 30_000 }).toBe(declared.length)
  return page
}

/** The parts of each tag that the page's rules reach. */
function styledParts(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(
    ([tagNames, style]) =>
      Object.fromEntries(
        tagNames.map(tagName => {
          const parts = [...(document.querySelector(tagName)?.shadowRoot?.querySelectorAll('[part]') ?? [])]
          const styled = parts.filter(part => getComputedStyle(part).outlineColor === style)
          return [tagName, styled.map(part => part.getAttribute('part') ?? '')]
        }),
      ),
    [declared.map(({ tagName }) => tagName), drawnStyle] as const,
  )
}

it('[LD-TAG-6] the page styles every part of every widget, shown or failed', async () => {
  const [shown, failed] = await Promise.all([open('/parts', false), open('/failed-parts', true)])
  const [whenShown, whenFailed] = [await styledParts(shown), await styledParts(failed)]
  for (const { tagName, cssParts } of declared) {
    const names = new Set([...(whenShown[tagName] ?? []), ...(whenFailed[tagName] ?? [])])
    expect([...names].toSorted(), tagName).toEqual(cssParts.map(({ name }) => name).toSorted())
  }
  await Promise.all([shown.close(), failed.close()])
})

it('[LD-TAG-6, LD-STEP-29] slots are above the card and below the height reserved for it', async () => {
  const page = await open('/slots', false)
  const misplaced = await page.evaluate(
    tags =>
      tags.flatMap(({ tagName, slots }) => {
        const element = document.querySelector(tagName)
        const touch = (one = 0, other = 0) => Math.abs(one - other) < 1
        const box = (found: Element | null | undefined) => found?.getBoundingClientRect() ?? new DOMRect()
        const inside = (selector: string) => box(element?.shadowRoot?.querySelector(selector))
        const [header, footer] = ['header', 'footer'].map(name => box(element?.querySelector(`[slot=${name}]`)))
        const [card, place] = [
          inside('[part=card]'),
          box(element?.shadowRoot?.querySelector('[part=card]')?.parentElement),
        ]
        const isPlaced =
          slots.length === 2 &&
          Math.min(header?.height ?? 0, card.height, footer?.height ?? 0) > 0 &&
          touch(header?.bottom, card.top) &&
          touch(place.bottom, footer?.top) &&
          place.bottom > card.bottom - 1 &&
          touch(footer?.bottom, box(element?.nextElementSibling).top)
        return isPlaced ? [] : [tagName]
      }),
    declared,
  )
  expect(misplaced).toEqual([])
  await page.close()
})
