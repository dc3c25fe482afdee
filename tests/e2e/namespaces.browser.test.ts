import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type HostSite, startHostSite } from './host-site.ts'
import { desktop, phone, useBrowser } from './open-page.ts'

const platform = inject('origin')
const withPage = useBrowser()
let host: HostSite
let elsewhere: HostSite

beforeAll(async () => {
  ;[host, elsewhere] = await Promise.all([startHostSite(), startHostSite()])
})
afterAll(() => Promise.all([host.close(), elsewhere.close()]))

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
async function follow(page: Page, tab: string): Promise<void> {
  await page.getByRole('link', { name: tab, exact: true }).click()
  await page.locator('main [aria-current]', { hasText: tab }).waitFor()
}
/** The editor's own keys empty it: over a selection a browser would type with an inline style, which the policy refuses. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator('[data-bw-editor] .cm-content').click()
  for (const key of ['ControlOrMeta+A', 'Delete']) await page.keyboard.press(key)
  await page.keyboard.insertText(text)
}
const configurationOf = (limit: number) =>
  JSON.stringify({ components: { news: { type: 'news-list', settings: { marketCode: 'LSE:HVL', limit } } } })

/** Calls as a script of that page would, and gives status and code. */
async function callFrom(page: Page, site: HostSite, path: string, token: string): Promise<string> {
  await page.goto(site.put('/', '<!doctype html><title>Host</title>'))
  return page.evaluate(
    async ([address, authorization]) => {
      const answer = await fetch(address, { headers: { authorization }, cache: 'no-store' })
      const { error } = await answer.json()
      return [answer.status, error?.code].join(' ').trim()
    },
    [`${platform}${path}`, `Bearer ${token}`] as const,
  )
}

it('an owner creates a namespace, configures it, rolls back, and issues a token that works on its origin until it is revoked', async () => {
  const namespace = `owner-${Date.now().toString(36)}`
  const views = '/api/widgets/news-list/LSE:HVL'
  const configuration = `/config-api/1/${namespace}/prod`
  let token = ''
  const problems = await withPage('/login?next=/developers/namespaces', desktop, async page => {
    await press(page, 'Log in as professional')
    await page.getByRole('textbox', { name: 'Name' }).fill(namespace)
    await press(page, 'Create namespace')
    await page.getByRole('heading', { level: 1, name: namespace }).waitFor()

    const text = page.getByRole('textbox', { name: 'Configuration (JSON)' })
    const editor = page.locator('[data-bw-editor] .cm-content')
    await editor.waitFor()
    await page.getByText('Configuration (JSON)').click()
    expect(await editor.evaluate(content => content.matches(':focus'))).toBe(true)
    await write(page, '{ "components": { "news": {} } }')
    const told = page.getByRole('list', { name: 'Configuration problems' })
    await told.getByText('A component needs a type').waitFor()
    expect(await text.getAttribute('aria-invalid')).toBe('true')
    await press(page, /^Publish$/)
    expect(await page.locator('main [role=alert]').innerText()).toContain('/components/news')
    await editor.waitFor()
    expect(await text.getAttribute('aria-description')).toContain('/components/news must have')
    await expectNoAxeViolations(page)
    await write(page, '{ "components": { "news": {  } } }')
    for (const _sign of ' } } }') await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('"ty')
    await page.getByRole('option', { name: '"type"' }).click()
    await page.keyboard.type('"news')
    await page.getByRole('option', { name: '"news-list"' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await editor.evaluate(content => content.matches(':focus'))).toBe(false)
    expect(await text.innerText()).toBe('{ "components": { "news": { "type": "news-list" } } }')
    for (const limit of [3, 5]) {
      await editor.waitFor()
      await write(page, configurationOf(limit))
      await press(page, /^Publish$/)
      await page.getByText('Published as revision').waitFor()
    }

    await editor.waitFor()
    await write(page, configurationOf(4))
    await press(page, 'Save draft')
    await page.getByText('Checked: no problems.').waitFor()
    // It loads when it is seen.
    await page.locator('iframe[title="Preview: Draft"]').scrollIntoViewIfNeeded()
    await page.frameLocator('iframe[title="Preview: Draft"]').locator('bw-news-list').waitFor()
    await expectNoAxeViolations(page)
    await press(page, 'Discard draft')
    await page.getByText('Checked: no problems.').waitFor({ state: 'detached' })

    await follow(page, 'History')
    expect(await page.locator('main pre').textContent()).toMatch(/Removed: +"limit": 3\+ Added: +"limit": 5/)
    await expectNoAxeViolations(page)
    await page.locator('main table').getByRole('link', { name: /^1\b/ }).click()
    await press(page, /^Roll back to revision 1/)
    await page.getByText('Rolled back to revision 1', { exact: true }).waitFor()

    await follow(page, 'Secrets and tokens')
    await page.getByLabel('Name', { exact: true }).fill('Host page')
    await page.getByLabel('Token: for pages without a server').check()
    await page.getByLabel('Allowed origins, one per line').fill(host.origin)
    await page.getByLabel('Expires after (days)').fill('30')
    await press(page, /^Create$/)
    token = await page.locator('#shown-once').innerText()
    await expectNoAxeViolations(page)
  })
  // The refusal of a form is a page of its own, which the browser writes on its console.
  expect(problems.filter(problem => !problem.includes('422'))).toEqual([])

  await withPage('/login', desktop, async page => {
    expect(await callFrom(page, host, views, token)).toBe('200')
    expect(await callFrom(page, host, configuration, token)).toBe('200')
    expect(await callFrom(page, host, '/config-api/1/demo/prod', token)).toBe('403 CONFIG_FORBIDDEN')
    expect(await callFrom(page, host, '/streaming/session/create', token)).toBe('403 TOKEN_SCOPE')
    expect(await callFrom(page, elsewhere, views, token)).toBe('403 TOKEN_ORIGIN')
    expect(await callFrom(page, elsewhere, configuration, token)).toBe('403 TOKEN_ORIGIN')
  })

  await withPage(`/login?next=/developers/namespaces/${namespace}/access`, phone, async page => {
    await press(page, 'Log in as professional')
    await page.waitForURL(`**/${namespace}/access`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
    await follow(page, 'Configuration')
    await page.locator('[data-bw-editor] .cm-content').waitFor()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await follow(page, 'Delete')
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await follow(page, 'Secrets and tokens')
    await press(page, /Revoke\s+Host page/)
    await page.getByText('Revoked. It stops working').waitFor()
    expect(await callFrom(page, host, views, token)).toBe('401 TOKEN_REVOKED')
    expect(await callFrom(page, host, configuration, token)).toBe('401 TOKEN_REVOKED')
  })
})
