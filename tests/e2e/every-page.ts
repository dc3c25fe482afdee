import { expectNoAxeViolations, expectNoLayoutOrContrastViolations, keyboardWalk } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, useOnePage } from './open-page.ts'
import { headingTop, wideTablesWithoutCue } from './phone-layout.ts'

export const desktopWindow = { width: 1320, height: 900 }
const phoneWindow = { width: 390, height: 844 }

/** Nothing serious that axe finds: on a wide window in light colours, and last on a phone in dark ones. */
export async function expectNoFindingsAnywhere(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(phoneWindow)
  await expectNoLayoutOrContrastViolations(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What holds for every page, whatever is on it. */
export function describeEveryPage(pages: readonly string[]): void {
  const onPage = useOnePage(desktop)
  const known = (problems: readonly string[]) => problems.filter(problem => !/404 \(Not Found\)/.test(problem))

  describe.each(pages)('%s', path => {
    it('has no console error, policy breach or serious axe finding in light on a wide window and in dark on a phone, can be walked by keyboard with the focus in view, begins with its heading and with the labels of wide tables on a phone, and does not scroll sideways at 320 px', async () => {
      const problems = await onPage(path, async page => {
        await page.evaluate(() => document.fonts.ready)
        await expectNoFindingsAnywhere(page)
        expect(await page.evaluate(headingTop)).toBeLessThanOrEqual(320)
        expect(await page.evaluate(wideTablesWithoutCue)).toEqual([])
        await page.setViewportSize({ width: 320, height: 700 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

        await page.setViewportSize(desktopWindow)
        const stops = await keyboardWalk(page, 8)
        expect(stops[0]).toMatchObject({ name: 'Skip to content', href: '#main' })
        expect(stops[1]).toMatchObject({ name: 'Bellwether', href: '/' })
        expect(stops[2]).toMatchObject({ tag: 'input', name: 'Search investments' })
        for (const stop of stops.filter(({ tag }) => tag !== 'body')) expect(stop.isFocusShown, stop.name).toBe(true)
      })
      expect(known(problems)).toEqual([])
    })
  })
}
