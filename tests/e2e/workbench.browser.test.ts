import { launchBrowser } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { allWidgets } from './widget-page.ts'

const platform = inject('origin')
const types = allWidgets.map(({ type }) => type)
/** Asks for nothing before somebody types: it is there at once, whatever the API answers. */
const asksNothing = ['security-search']

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Shown {
  readonly loading: boolean
  readonly failed: boolean
  readonly busy: boolean
  readonly body: string
  readonly scheme: string
  readonly lang: string
}

/** What a reader can tell of the only widget of a page. */
function look(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const widget = [...document.querySelectorAll('*')].find(({ localName }) => localName.startsWith('bw-'))
    const find = (selector: string) => widget?.shadowRoot?.querySelector<HTMLElement>(selector)
    const section = find('section')
    return {
      loading: find('[role=status][aria-label]') != null,
      failed: find('[role=alert]') != null,
      busy: find('[part=card]')?.getAttribute('aria-busy') === 'true',
      body: find('[part=body]')?.innerText ?? '',
      scheme: section ? getComputedStyle(section).backgroundColor : '',
      lang: find('div')?.lang ?? '',
    }
  })
}

const isAsked: Readonly<Record<string, (shown: Shown) => boolean>> = {
  shown: ({ loading, failed, busy, body }) => !loading && !failed && !busy && body.length > 20,
  loading: ({ loading }) => loading,
  empty: ({ loading, failed, body }) => !loading && !failed && body.trim() === 'There is nothing to show here.',
  error: ({ failed, body }) => failed && body.includes('Try again'),
  stale: ({ loading, busy, body }) => !loading && busy && body.length > 20,
}

const openPage = () => browser.newPage({ viewport: { width: 700, height: 700 } })
/** Goes to the frame that the workbench's page shows for the same query. */
const show = (page: Page, query: string) => page.goto(`${platform}/developers/workbench/frame?${query}`)

it.each(Object.keys(isAsked))('[LD-WORKBENCH-1] shows every widget %s', async state => {
  const widgets = state === 'shown' ? types : types.filter(type => !asksNothing.includes(type))
  const inTurn = widgets.values()
  const wrong: string[] = []
  const showOnOnePage = async () => {
    const page = await openPage()
    const isRight = async () => isAsked[state]?.(await look(page))
    for (const type of inTurn) {
      await show(page, `widget=${type}&state=${state}`)
      await expect
        .poll(isRight)
        .toBe(true)
        .catch(() => wrong.push(type))
    }
    await page.close()
  }
  // More pages at once would wait for each other.
  await Promise.all([showOnOnePage(), showOnOnePage()])
  expect(wrong).toEqual([])
})

it('[LD-WORKBENCH-1] shows a widget dark, and in another language', async () => {
  const page = await openPage()
  await show(page, 'widget=top-holdings&theme=dark&locale=de-DE')
  await expect.poll(() => look(page)).toMatchObject({ loading: false, scheme: 'rgb(22, 29, 39)', lang: 'de-DE' })
  await expect.poll(async () => (await look(page)).body).toContain('Mehr zu')
  await page.close()
})
