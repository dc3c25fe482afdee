import { describe, expect, it } from 'vitest'
import { layoutShiftOf } from './layout-shift.ts'
import { desktop, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const path = (page: string, code = 'LSE:HVL') => `/market-research/sub/${code}/financials/${page}`

describe('statements', () => {
  it('[RP-SIDEBAR-4] are reached from the sidebar, the current page marked', async () => {
    await withPage(path('income-statement'), desktop, async page => {
      const nav = page.getByRole('navigation', { name: 'Research pages' })
      expect(await nav.locator('[aria-current="page"]').innerText()).toBe('Income statement')
      await nav.getByRole('link', { name: 'Balance sheet', exact: true }).click()
      await page.waitForURL(/\/financials\/balance-sheet$/)
      expect(await page.locator('main h2').first().innerText()).toBe('Balance sheet')
    })
  })

  it.each([
    ['income-statement', 'LSE:HVL', phone],
    ['key-ratios', 'LSE:HVL', phone],
    ['income-statement', 'LSE:NWT', phone],
    ['income-statement', 'LSE:HVL', desktop],
  ])('[RP-ISLAND-8] %s of %s appears in steps, complete, and nothing moves', async (name, code, options) => {
    await withPage(path(name, code), options, async page => {
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-bw-settled'))
      expect(await page.locator('[data-bw-later]').count()).toBe(0)
      const hidden = await page
        .locator('main tr, main section > div, footer')
        .evaluateAll(parts => parts.filter(part => !part.checkVisibility({ visibilityProperty: true })).length)
      expect(hidden).toBe(0)
      expect(await layoutShiftOf(page)).toBe(0)
    })
  })

  it('work without a script: period, growth and years are links with their state in the address', async () => {
    await withPage(path('income-statement'), { ...desktop, javaScriptEnabled: false }, async page => {
      const tab = (group: string, name: string) =>
        page.getByRole('navigation', { name: group }).getByRole('link', { name, exact: true })
      await tab('Period', 'Half-year').click()
      await tab('Figures', 'Growth').click()
      expect(new URL(page.url()).search).toBe('?period=interim&show=growth')
      expect(await tab('Period', 'Half-year').getAttribute('aria-current')).toBe('true')
      expect(await page.getByRole('columnheader', { name: /^H1 \d{4}/ }).count()).toBeGreaterThan(1)
      await tab('Period', 'Annual').click()
      await tab('Figures', '% of revenue').click()
      expect(
        await page
          .getByRole('row', { name: /^Revenue/ })
          .first()
          .innerText(),
      ).toContain('100.0%')
    })
  })

  it('show a line as bars, in billions and adjusted, each choice kept beside the others', async () => {
    await withPage(path('income-statement'), { ...desktop, javaScriptEnabled: false }, async page => {
      const tab = (group: string, name: RegExp) =>
        page.getByRole('navigation', { name: group }).getByRole('link', { name })
      await page.getByRole('link', { name: 'Operating profit', exact: true }).click()
      await tab('Units', /£bn/).click()
      await tab('Basis', /Adjusted/).click()
      expect(new URL(page.url()).search).toBe('?basis=adjusted&units=bn&row=operatingProfit')
      const bars = page.getByRole('img', { name: /^Operating profit, £m: 2016 / })
      expect(await bars.count()).toBe(1)
      expect(await page.getByRole('columnheader', { name: '£ billions' }).count()).toBe(1)
      await page.getByRole('link', { name: 'Close chart' }).click()
      expect(await bars.count()).toBe(0)
    })
  })

  it('print what is below zero in parentheses and read it as minus', async () => {
    await withPage(path('income-statement'), desktop, async page => {
      const cell = page
        .getByRole('row', { name: /^Cost of sales/ })
        .getByRole('cell')
        .nth(1)
      expect(await cell.locator('[aria-hidden="true"]').innerText()).toMatch(/^\([\d,]+\.\d\)$/)
      expect(await cell.textContent()).toMatch(/minus [\d,]+\.\d$/)
    })
  })

  it('explain a line by keyboard', async () => {
    await withPage(path('cash-flow'), desktop, async page => {
      const button = page.getByRole('button', { name: 'What is Free cash flow?' })
      await button.focus()
      await page.keyboard.press('Enter')
      const meaning = page.getByText('Our formula: Net cash from operations − capital expenditure')
      expect(await meaning.isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      expect(await meaning.isVisible()).toBe(false)
    })
  })

  it('begin with the latest years beside the labels on a phone, the labels staying in view', async () => {
    await withPage(path('balance-sheet'), phone, async page => {
      const region = page.getByRole('region', { name: 'Balance sheet by period' })
      const label = region.getByRole('rowheader', { name: /^Total assets/ })
      const last = region
        .getByRole('row', { name: /^Total assets/ })
        .getByRole('cell')
        .last()
      const [box, labelBox, lastBox] = [await region.boundingBox(), await label.boundingBox(), await last.boundingBox()]
      const right = (box?.x ?? 0) + (box?.width ?? 0)
      expect((lastBox?.x ?? 0) + (lastBox?.width ?? 0)).toBeLessThanOrEqual(right)
      expect(labelBox?.x).toBeGreaterThanOrEqual(box?.x ?? 0)
      expect(labelBox?.x).toBeLessThan((box?.x ?? 0) + 40)
    })
  })

  it('download as a file', async () => {
    await withPage(path('income-statement'), desktop, async page => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download CSV' }).click()
      expect((await download).suggestedFilename()).toBe('hvl-income-statement-annual.csv')
    })
  })
})

describe('the summary', () => {
  it('shows past years, marked forecasts, growth, three described charts and the next results', async () => {
    await withPage(path('summary'), desktop, async page => {
      const main = page.locator('main')
      expect(await main.getByText('Forecast', { exact: true }).count()).toBe(2)
      expect(await main.getByRole('columnheader', { name: /CAGR or average/ }).count()).toBe(1)
      expect(await main.getByText('Next results').isVisible()).toBe(true)
      const charts = main.getByRole('img')
      expect(await charts.count()).toBe(3)
      expect(await charts.first().getAttribute('aria-label')).toMatch(/^Revenue, £m: 20\d\d [\d,.]+, .*\(forecast\)/)
    })
  })

  it('of a trust speaks of returns, net assets and gearing', async () => {
    await withPage(path('summary', 'LSE:NWT'), desktop, async page => {
      for (const name of [/^Revenue return per share/, /^Capital return per share/, /^Net gearing/])
        expect(await page.getByRole('rowheader', { name }).count()).toBe(1)
      expect(await page.getByRole('rowheader', { name: /^EPS/ }).count()).toBe(0)
    })
  })
})

describe('key ratios', () => {
  it('have five groups, and our formula under every ratio', async () => {
    await withPage(path('key-ratios'), desktop, async page => {
      const titles = await page.locator('main section h2').allTextContents()
      expect(titles).toEqual(['Valuation', 'Profitability', 'Growth', 'Financial health', 'Efficiency and per share'])
      const ratio = page.getByRole('rowheader', { name: /^Quick ratio/ })
      expect(await ratio.textContent()).toContain('(Current assets − inventories) ÷ current liabilities')
    })
  })
})
