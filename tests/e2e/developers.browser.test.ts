import { catalogue } from '@bellwether/catalogue'
import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { frameworkSnippets } from './framework-snippets.ts'
import { layoutShiftOf } from './layout-shift.ts'
import { desktop, phone, useBrowser } from './open-page.ts'
import { useHostSite } from './use-host-site.ts'

const platform = inject('origin')
const types = Object.keys(catalogue)
const guides = [
  'quick-start',
  'tags',
  'styling',
  'tokens',
  'content-security-policy',
  'performance',
  'errors',
  'analytics',
]

describe('code of the developer pages', () => {
  const { browser, host } = useHostSite()

  /** Shows a page of another origin and hears what the loaders on it tell. */
  async function visit(path: string, html: string, policy?: string, viewport = { width: 1280, height: 720 }) {
    const page = await browser().newPage({ viewport })
    await page.addInitScript(() => {
      const told: string[] = []
      Object.assign(window, { told })
      for (const what of ['ready', 'painted', 'failed'])
        document.addEventListener(`bellwether:${what}`, event => {
          told.push(`${what} ${(event as CustomEvent<{ type?: string }>).detail.type ?? ''}`.trim())
        })
      document.addEventListener('securitypolicyviolation', event => told.push(`refused ${event.violatedDirective}`))
      for (const level of ['warn', 'error'] as const) {
        const write = console[level]
        console[level] = (...words: unknown[]) => {
          told.push(`${level}: ${words.join(' ')}`)
          write(...words)
        }
      }
    })
    await page.goto(host().put(path, html, policy))
    return page
  }

  it.each(['one-tag', 'es-module'])(
    '[LD-ERROR-19] runs as it stands on a page of another origin, without a warning: %s, for every widget',
    async id => {
      const snippets = await Promise.all(types.map(type => snippetOf(type, id)))
      const page = await visit(`/${id}`, `<!doctype html><title>Host</title><body>${snippets.join('\n')}</body>`)
      const shown = async () => (await toldBy(page)).filter(line => line !== 'ready').toSorted()
      await expect.poll(() => countCounted(page), { timeout: 30_000 }).toBe(types.length)
      expect(await shown()).toEqual(types.map(type => `painted ${type}`).toSorted())
      for (const type of types) expect(await page.locator(`#${type} > *`).count(), type).toBe(1)
      await page.close()
    },
  )

  it.each(frameworkSnippets)(
    '[LD-ERROR-19] runs as it stands in $id, without a warning, and is gone with its component',
    async ({ id, bundle, only }) => {
      const used = types.filter(type => !only || only.includes(type))
      const snippets = await Promise.all(used.map(type => snippetOf(type, id)))
      const page = await visit(`/${id}`, `<!doctype html><title>Host</title><body><div id="root"></div></body>`)
      await page.addScriptTag({ type: 'module', content: await bundle(snippets) })
      const elements = used.map(type => `bw-${type}, bw-${type}-2`)
      for (const element of elements) await page.locator(element).waitFor()
      await expect.poll(() => countCounted(page), { timeout: 30_000 }).toBeGreaterThan(0)
      await page.evaluate(() => (window as unknown as { leave(): void }).leave())
      await expect.poll(() => page.locator(elements.join()).count()).toBe(0)
      expect((await toldBy(page)).filter(line => /^(failed|warn|error)/.test(line))).toEqual([])
      await page.close()
    },
  )

  it.each([1280, 390, 320])(
    '[LD-STEP-23] moves nothing below it while the quick start loads, %s px wide',
    async width => {
      const guide = await (await fetch(`${platform}/developers/guides/quick-start`)).text()
      const snippets = codesIn(guide, /<pre[^>]* data-language="html" data-use="run"><code>([^<]*)/g)
      for (const [index, snippet] of snippets.entries()) {
        const below = snippet.replaceAll(/<div id="\w+"><\/div>/g, '$&<p>Below</p>')
        expect(below).not.toBe(snippet)
        const size = '<meta name="viewport" content="width=device-width">'
        const html = `<!doctype html>${size}${below}<p>The end</p>`
        const page = await visit(`/still/${width}/${index}`, html, undefined, { width, height: 2000 })
        await expect.poll(() => toldBy(page), { timeout: 30_000 }).toContain('ready')
        await expect.poll(() => toldBy(page)).toContainEqual(expect.stringContaining('painted'))
        expect(await page.locator('body > p').last().innerText()).toBe('The end')
        expect(await layoutShiftOf(page)).toBe(0)
        await page.close()
      }
    },
  )

  it.each(guides)(
    '[LD-ERROR-19] runs as it stands in the guide %s, without a warning, under the policy that the guide gives',
    async name => {
      const html = await (await fetch(`${platform}/developers/guides/${name}`)).text()
      const snippets = codesIn(html, /<pre[^>]* data-language="html" data-use="run"><code>([^<]*)/g)
      const [policy] = codesIn(html, /<pre[^>]* data-use="policy"><code>([^<]*)/g)
      expect(snippets.length).toBeGreaterThan(0)
      for (const [index, snippet] of snippets.entries()) {
        const page = await visit(`/${name}/${index}`, snippet, policy?.trim())
        await expect.poll(() => countCounted(page), { timeout: 30_000 }).toBe(1)
        expect((await toldBy(page)).filter(line => /^(failed|refused|warn|error)/.test(line))).toEqual([])
        await page.close()
      }
    },
  )
})

function toldBy(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { told: string[] }).told)
}

/** How many loads have told what they show, which they do last of all: after their warnings. */
function countCounted(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/usage')).length,
  )
}

/** The text of the page, as somebody would copy it. */
async function snippetOf(type: string, id: string): Promise<string> {
  const html = await (await fetch(`${platform}/developers/widgets/${type}`)).text()
  const [code = ''] = codesIn(html, new RegExp(`<code id="${id}">([^<]*)`, 'g'))
  return code
}

function codesIn(html: string, pattern: RegExp): string[] {
  const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" }
  return [...html.matchAll(pattern)].map(([, code = '']) =>
    code.replace(/&([^;]+);/g, (_, name: string) => characters[name] ?? ''),
  )
}

describe('a live preview', () => {
  const withPage = useBrowser()

  it.each([1320, 768, 390])('[LD-STEP-23] moves nothing on the first page for developers, %s px wide', async width => {
    // Tall enough for the preview and what is below it.
    const problems = await withPage('/developers', { viewport: { width, height: 2400 } }, async page => {
      await page.frameLocator('iframe[data-bw-preview]').getByText('Simulated data').waitFor()
      await page.waitForFunction(() => document.querySelector('iframe')?.style.height !== '')
      expect(await layoutShiftOf(page)).toBe(0)
    })
    expect(problems).toEqual([])
  })
})

describe('a widget of the catalogue', () => {
  const withPage = useBrowser()

  it('is shown by the loader, for another security when asked, and its snippet can be copied', async () => {
    const problems = await withPage('/developers/widgets/top-holdings', desktop, async page => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const preview = page.frameLocator('iframe[data-bw-preview]')
      await preview.getByText('More on Kestrel Global Equity Fund Acc').waitFor()
      // As tall as what is in it: nothing to scroll.
      const inner = () => preview.locator('html').evaluate(root => root.scrollHeight)
      const isFitting = async () =>
        (await page.locator('iframe').evaluate(frame => frame.clientHeight)) === (await inner())
      await expect.poll(isFitting, { timeout: 20_000 }).toBe(true)
      await page.getByRole('button', { name: 'Copy Script tag' }).click()
      await page.getByRole('button', { name: 'Copied Script tag' }).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(await page.locator('#one-tag').textContent())

      await page.getByLabel('Security', { exact: true }).fill('lse:nwt')
      await page.keyboard.press('Enter')
      await preview.getByText('More on Northwall Investment Trust plc').waitFor()
      expect(await page.locator('#one-tag').textContent()).toContain("marketCode: 'LSE:NWT'")
      await page.goto(`${platform}/developers/widgets/top-holdings?marketCode=LSE:NOPE`)
      await page.getByText('No match for “LSE:NOPE”.').waitFor()
    })
    expect(problems).toEqual([])
  })

  it('is previewed, once it is about to be seen, in a frame that has nothing of ours', async () => {
    await withPage('/developers/widgets', phone, async page => {
      const frames = page.locator('iframe')
      expect(await frames.count()).toBe(types.length)
      expect(await frames.evaluateAll(all => all.every(frame => frame.getAttribute('loading') === 'lazy'))).toBe(true)
      await frames.last().scrollIntoViewIfNeeded()
      const inside = await (await frames.last().elementHandle())?.contentFrame()
      await inside?.waitForURL(`**/developers/previews/${types.at(-1)}`)
      expect(await inside?.evaluate(() => origin)).toBe('null')
      await expectNoAxeViolations(page)
    })
  })
})
