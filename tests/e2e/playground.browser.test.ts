import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { parseFragment, toFragment } from '../../features/portal/src/playground/client/share.ts'
import { desktop, phone, useBrowser } from './open-page.ts'

const path = '/developers/playground?widget=news-list'
const withPage = useBrowser()

const outcome = (page: Page) => page.locator('[data-bw-outcome]')
/** The frame is a page of its own, which takes longer than the second that polls wait by themselves. */
const patience = { timeout: 20_000 }
const editor = (page: Page) => page.getByRole('textbox', { name: 'Loader configuration' })
const preview = (page: Page) => page.frameLocator('[data-bw-stage]')
const withComponent = (type: string, more: object = {}) =>
  JSON.stringify({
    configuration: {
      namespace: 'acme',
      source: { type: 'none' },
      overrides: { components: { it: { type, settings: { marketCode: 'LSE:HVL' } } } },
    },
    elementBindings: [{ morningstarComponentId: 'it', container: 'it' }],
    ...more,
  })

it('shows a configuration, its steps and requests, and what to put on a page; for another security, theme and width', async () => {
  const problems = await withPage(path, desktop, async page => {
    await preview(page).getByText('More on Harrow & Vale plc').waitFor()
    await expect.poll(() => outcome(page).textContent(), patience).toMatch(/^1 rendered in \d+ ms\.$/)
    const rows = await page.locator('[data-bw-waterfall] th').allTextContents()
    expect(rows.slice(0, 7)).toEqual([
      'Validate',
      'Token and configuration',
      'Styles and icons',
      'Polyfills and libraries',
      'Resolve versions',
      'Download bundles',
      'Initialise',
    ])
    expect(rows.some(row => /^news-list\/.*\/index\.js$/.test(row))).toBe(true)
    expect(await page.locator('#playground-tag').textContent()).toContain("type: 'news-list'")
    expect(await page.locator('#playground-hints').textContent()).toMatch(/rel="modulepreload" href="[^"]*news-list/)

    await page.getByLabel('Security').fill('lse:nwt')
    await page.keyboard.press('Tab')
    await preview(page).getByText('More on Northwall Investment Trust plc').waitFor()
    await page.getByLabel('Width').selectOption('480')
    await expect.poll(() => page.locator('[data-bw-stage]').evaluate(frame => frame.clientWidth)).toBe(480)
    await page.getByLabel('Theme').selectOption('dark')
    await expect.poll(() => preview(page).locator('html').getAttribute('data-theme'), patience).toBe('dark')
    await expectNoAxeViolations(page)
  })
  expect(problems).toEqual([])
})

it("completes by schema, tells the loader's own errors at their line, and lets go of the keyboard", async () => {
  await withPage(path, desktop, async page => {
    await editor(page).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('"ru')
    await page.getByRole('option', { name: 'runtime' }).click()
    await page.keyboard.type('{ "environment": "production" },')
    const told = page.getByRole('list', { name: 'Configuration problems' })
    await told.getByText('Specified runtime.environment is not valid. Valid values are: qa, uat, prod').waitFor()
    expect(await told.getByRole('link', { name: 'LOADER_INVALID_CHOICE' }).getAttribute('href')).toBe(
      '/developers/guides/errors#loader_invalid_choice',
    )
    await told.getByRole('button', { name: 'Error on line 1' }).first().click()
    expect(await editor(page).evaluate(content => content.matches(':focus'))).toBe(true)
    await expect.poll(() => outcome(page).textContent(), patience).toContain('Error: ')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await editor(page).evaluate(content => content.matches(':focus'))).toBe(false)
  })
})

it('shares what is in the editor by its address, without tokens', async () => {
  await withPage(path, phone, async page => {
    // Out of sight, a frame of another origin draws nothing.
    await page.locator('[data-bw-stage]').scrollIntoViewIfNeeded()
    await expect.poll(() => outcome(page).textContent(), patience).toContain('1 rendered')
    await editor(page).fill(withComponent('quote-header', { apiTokens: { apiGatewayToken: 'secret' } }))
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('without tokens').waitFor()
    const shared = await parseFragment(new URL(page.url()).hash)
    expect(shared?.text).toContain('quote-header')
    expect(shared?.text).not.toContain('secret')
    await page.goto('about:blank')
    await page.goto(
      `${inject('origin')}/developers/playground${await toFragment({ text: shared?.text ?? '', theme: 'dark', width: 320 })}`,
    )
    await page.locator('[data-bw-stage]').scrollIntoViewIfNeeded()
    await preview(page).getByText('More on Harrow & Vale plc').waitFor()
    expect(await page.getByLabel('Width').inputValue()).toBe('320')
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

it('says at another address where it works', async () => {
  await withPage(path, desktop, async page => {
    await page.goto(`${inject('origin').replace('localhost', '127.0.0.1')}${path}`)
    const link = page.getByRole('link', { name: 'Open the playground there' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(`${inject('origin')}/developers/playground`)
    expect(await page.locator('[data-bw-playground]').isHidden()).toBe(true)
  })
})

it('runs no code that a shared configuration brings along', async () => {
  const text = withComponent('quote-header', { libraries: ['https://evil.example/x.js'] })
  let asked = 0
  await withPage('/developers/playground', desktop, async page => {
    await page.route('https://evil.example/**', route => {
      asked += 1
      return route.fulfill({ contentType: 'text/javascript', body: 'document.body.textContent = "taken over"' })
    })
    await page.goto(`${inject('origin')}/developers/playground${await toFragment({ text, theme: 'auto', width: 0 })}`)
    await page.reload()
    await preview(page).getByText('More on Harrow & Vale plc').waitFor()
    await expect.poll(() => outcome(page).textContent(), patience).toContain('1 rendered')
  })
  expect(asked).toBe(0)
})
