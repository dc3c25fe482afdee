import { readFileSync } from 'node:fs'
import { collectConsole, launchBrowser } from '@bellwether/testing'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startWordPress, type WordPress } from './wordpress-site.ts'

const platform = inject('origin')
const share = `${platform}/market-research/LSE:HVL`
const chart = `${platform}/embed/price-chart?marketCode=LSE%3AHVL&range=1Y`
const unknown = `${platform}/market-research/LSE:NOPE`
const holdings = `${platform}/embed/top-holdings?marketCode=FUND%3AB0KXTM3&limit=5`

let wordpress: WordPress
let browser: Browser
/** Logged in as the editor. */
let editor: BrowserContext
let reader: BrowserContext

beforeAll(async () => {
  ;[wordpress, browser] = await Promise.all([startWordPress(), launchBrowser()])
  ;[editor, reader] = await Promise.all([openContext(), openContext()])
  const page = await editor.newPage()
  await page.goto(`${wordpress.origin}/wp-login.php`)
  await page.fill('#user_login', wordpress.login.name)
  await page.fill('#user_pass', wordpress.login.password)
  await page.click('#wp-submit')
  await page.waitForURL('**/wp-admin/')
  await installPlugin(page)
  await page.close()
})
afterAll(async () => {
  await browser?.close()
  await wordpress?.stop()
})

/** WordPress shows pictures of its makers' hosts, which nothing here asks. */
async function openContext(): Promise<BrowserContext> {
  const context = await browser.newContext()
  const isOurs = ({ origin }: URL) => [wordpress.origin, platform].includes(origin)
  await context.route(
    url => !isOurs(url),
    route => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  return context
}

/** As the guide says: downloaded from the guide, uploaded on the page for it, activated. */
async function installPlugin(page: Page): Promise<void> {
  await page.goto(`${platform}/developers/guides/embeds#wordpress`)
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('a[href$="/bellwether.zip"]')])
  await page.goto(`${wordpress.origin}/wp-admin/plugin-install.php?tab=upload`)
  const buffer = readFileSync(await download.path())
  await page.setInputFiles('input[name="pluginzip"]', {
    name: download.suggestedFilename(),
    mimeType: 'application/zip',
    buffer,
  })
  await page.click('#install-plugin-submit')
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await page.getByText('Plugin activated.').waitFor()
}

/** A post with this as its content; where it can be read. */
async function publish(content: string): Promise<string> {
  return (await ask('/wp/v2/posts', { title: 'A post', status: 'publish', content })).link
}

/** Of the API that the editor has, as the editor. */
async function ask(path: string, data: object): Promise<{ readonly link: string }> {
  const page = await editor.newPage()
  await page.goto(`${wordpress.origin}/wp-admin/post-new.php`)
  const answer = await page.evaluate(
    request => {
      const { wp } = window as unknown as { wp: { apiFetch(request: object): Promise<{ link: string }> } }
      return wp.apiFetch(request)
    },
    { path, data, method: 'POST' },
  )
  await page.close()
  return answer
}

/** As a reader. */
async function open(address: string, width = 1320): Promise<{ page: Page; problems(): readonly string[] }> {
  const page = await reader.newPage()
  await page.setViewportSize({ width, height: 900 })
  const { problems } = await collectConsole(page)
  await page.goto(address)
  return { page, problems }
}

describe('in WordPress with our plugin', () => {
  it('[LD-WORDPRESS-1] makes widgets of links that stand on lines of their own', async () => {
    const { page, problems } = await open(await publish(`Before\n\n${share}\n\n${chart}\n\nAfter`))
    const frames = page.locator('.entry-content iframe')
    expect(await frames.evaluateAll(all => all.map(frame => frame.getAttribute('title')))).toEqual([
      'Quote header: Harrow & Vale plc',
      'Price chart: Harrow & Vale plc',
    ])
    await waitForWidget(page, 'Quote header')
    await waitForWidget(page, 'Price chart')
    expect((await page.locator('.entry-content p').allInnerTexts()).filter(Boolean)).toEqual(['Before', 'After'])
    expect(problems()).toEqual([])
    await page.close()
  })

  it.each([1320, 390])('[LD-WORDPRESS-2] shows all of a widget and no more, %i pixels wide', async width => {
    const { page, problems } = await open(await publish(holdings), width)
    await waitForWidget(page, 'Top holdings')
    await expect.poll(() => unused(page)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(problems()).toEqual([])
    await page.close()
  })

  it('[LD-WORDPRESS-3] offers a Bellwether block, which shows the widget to the editor and to readers', async () => {
    const { page, problems } = await write('Harrow & Vale')
    await insert(page, 'Bellwether', share)
    await waitForPreview(page)
    const post = await publishWritten(page)
    expect(problems().filter(line => !isOfWordPress(line))).toEqual([])
    await page.close()

    const { page: read, problems: readProblems } = await open(post)
    expect(await read.locator('figure.wp-block-embed-bellwether iframe').count()).toBe(1)
    await waitForWidget(read, 'Quote header')
    expect(readProblems()).toEqual([])
    await read.close()
  })

  it('[LD-WORDPRESS-3] makes that block of an Embed block with one of our links', async () => {
    const { page } = await write('Embed')
    await insert(page, 'Embed', chart)
    await waitForPreview(page)
    expect(await page.locator('.block-editor-block-card__title').innerText()).toBe('Bellwether')
    await page.close()
  })

  it('[LD-WORDPRESS-4] says in the editor that a link cannot be embedded', async () => {
    const { page } = await write('Unknown')
    await insert(page, 'Bellwether', unknown)
    await page.getByText('Sorry, this content could not be embedded.').waitFor()
    await page.close()
  })

  it('[LD-WORDPRESS-4] leaves a link that cannot be embedded as it was written', async () => {
    const { page, problems } = await open(await publish(unknown))
    expect(await page.locator('.entry-content').innerText()).toBe(unknown)
    expect(await page.locator('.entry-content iframe').count()).toBe(0)
    expect(problems()).toEqual([])
    await page.close()
  })

  it('[LD-WORDPRESS-5] reaches the oEmbed endpoint of a platform in a private network, and nothing else there', async () => {
    const endpoint = `${platform}/oembed?url=${encodeURIComponent(share)}`
    const others = [`${platform}/oembed`, share, `${platform}/oembed-not?url=a`, 'http://localhost:5432/oembed?url=a']
    expect(await wordpress.mayRequest(endpoint)).toBe(true)
    for (const other of others) expect(await wordpress.mayRequest(other), other).toBe(false)
  })

  it('[LD-WORDPRESS-6] shows widgets in the language of the site', async () => {
    await ask('/wp/v2/settings', { language: 'de_DE' })
    const { page, problems } = await open(await publish(share))
    await page.frameLocator('iframe').getByRole('link', { name: 'Mehr zu Harrow & Vale plc' }).waitFor()
    expect(problems()).toEqual([])
    await page.close()
    await ask('/wp/v2/settings', { language: '' })
  })
})

/** A new post with its cursor in the first paragraph. */
async function write(title: string): Promise<{ page: Page; problems(): readonly string[] }> {
  const page = await editor.newPage()
  const { problems } = await collectConsole(page)
  // With a greeting only on the first visit, and not always before the title can be typed.
  await page.addLocatorHandler(page.getByRole('dialog', { name: 'Welcome to the block editor' }), dialog =>
    dialog.getByRole('button', { name: 'Close' }).click(),
  )
  await page.goto(`${wordpress.origin}/wp-admin/post-new.php`)
  await page.getByRole('textbox', { name: 'Add title' }).fill(title)
  await page.getByRole('textbox', { name: 'Add title' }).press('Enter')
  return { page, problems }
}

/** A block by its name, and the link in its field. */
async function insert(page: Page, block: string, link: string): Promise<void> {
  await page.keyboard.type(`/${block}`)
  // Before the name there may be a sign of an icon font.
  await page.getByRole('option', { name: new RegExp(`^\\W*${block}$`) }).click()
  await page.getByRole('textbox', { name: `${block} URL` }).fill(link)
  await page.getByRole('button', { name: 'Embed', exact: true }).click()
}

async function publishWritten(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Editor publish' })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  return String(await panel.getByRole('link', { name: 'View Post' }).getAttribute('href'))
}

/** The editor shows it in a frame of its own. */
function waitForPreview(page: Page): Promise<void> {
  const preview = page.frameLocator('.wp-block-embed__wrapper iframe')
  return preview
    .frameLocator('iframe')
    .getByRole('link', { name: /^More on Harrow & Vale/ })
    .waitFor()
}

/** Chromium's word on the frame that WordPress shows every preview in. */
function isOfWordPress(line: string): boolean {
  return line.includes('allow-scripts and allow-same-origin')
}

function waitForWidget(page: Page, title: string): Promise<void> {
  return page
    .frameLocator(`iframe[title^="${title}"]`)
    .getByRole('link', { name: /^More o[nf] / })
    .waitFor()
}

/** Pixels of the frame that the widget leaves, or needs if negative. */
async function unused(page: Page): Promise<number> {
  const frame = await page.locator('.entry-content iframe').boundingBox()
  const [, child] = page.frames()
  const content = await child?.evaluate(() => document.documentElement.offsetHeight)
  return Math.round(frame?.height ?? 0) - Math.ceil(content ?? Number.NaN)
}
