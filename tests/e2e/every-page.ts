import {
  expectNoAxeViolations,
  expectNoContrastViolations,
  expectNoLayoutViolations,
  keyboardWalk,
} from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { desktop, useBrowser } from './open-page.ts'
import { headingTop, wideTablesWithoutCue } from './phone-layout.ts'

const phoneWindow = { width: 390, height: 844 }

/** What holds for every page, whatever is on it. */
export function describeEveryPage(pages: readonly string[]): void {
  const withPage = useBrowser()
  const known = (problems: readonly string[]) => problems.filter(problem => !/404 \(Not Found\)/.test(problem))

  describe.each(pages)('%s', path => {
    // On one page: a window of its own costs more than what is looked at in it.
    it('has no console error, policy breach or serious axe finding in light, in dark and on a phone, can be walked by keyboard with the focus in view, begins with its heading and with the labels of wide tables on a phone, and does not scroll sideways at 320 px', async () => {
      const problems = await withPage(path, desktop, async page => {
        await page.evaluate(() => document.fonts.ready)
        await expectNoAxeViolations(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectNoContrastViolations(page)
        const stops = await keyboardWalk(page, 12)
        expect(stops[0]).toMatchObject({ name: 'Skip to content', href: '#main' })
        expect(stops[1]).toMatchObject({ name: 'Bellwether', href: '/' })
        expect(stops[2]).toMatchObject({ tag: 'input', name: 'Search investments' })
        for (const stop of stops.filter(({ tag }) => tag !== 'body')) expect(stop.isFocusShown, stop.name).toBe(true)

        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize(phoneWindow)
        await expectNoLayoutViolations(page)
        expect(await page.evaluate(headingTop)).toBeLessThanOrEqual(320)
        expect(await page.evaluate(wideTablesWithoutCue)).toEqual([])
        await page.setViewportSize({ width: 320, height: 700 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      })
      expect(known(problems)).toEqual([])
    })
  })
}
