import { expect, it } from 'vitest'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()

const paths = [
  '/',
  ...['LSE:HVL', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'LSE:TG34'].map(code => `/market-research/${code}`),
  ...['summary', 'company-info', 'dividends', 'director-deals', 'costs'].map(
    page => `/market-research/sub/LSE:HVL/${page}`,
  ),
  ...['fund-info', 'portfolio', 'risks-and-ratings'].flatMap(page =>
    ['FUND:B0KXTM3', 'LSE:BWLD'].map(code => `/market-research/sub/${code}/${page}`),
  ),
  '/market-research/sub/LSE:NWT/fund-info/trust-info',
]

it.each(paths)('[RP-WIDE-1] %s has no empty half beside a card', async path => {
  await withPage(path, desktop, async page => {
    const holes = await page.evaluate(() => {
      const boxOf = (element: Element) => element.getBoundingClientRect()
      const named = (name: string) => [
        ...document.querySelectorAll(`main [class$="-${name}"], main [class*="-${name} "]`),
      ]
      const rows = named('grid').flatMap(grid => {
        const cells = [...grid.children].map(boxOf).filter(({ height }) => height > 0)
        const tops = [...new Set(cells.map(({ top }) => Math.round(top)))]
        return tops.map(top => {
          const row = cells.filter(cell => Math.round(cell.top) === top)
          return {
            what: `row at ${top}`,
            filled:
              (Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left))) /
              boxOf(grid).width,
          }
        })
      })
      const columns = named('columns').flatMap(each => {
        const cards = [...each.children].map(boxOf).filter(({ height }) => height > 0)
        const lefts = [...new Set(cards.map(({ left }) => Math.round(left)))]
        const heights = lefts.map(
          left =>
            Math.max(...cards.filter(card => Math.round(card.left) === left).map(({ bottom }) => bottom)) -
            boxOf(each).top,
        )
        return lefts.length === 2 ? [{ what: 'columns', filled: Math.min(...heights) / Math.max(...heights) }] : []
      })
      return [...rows, ...columns]
    })
    expect(holes.length).toBeGreaterThan(0)
    expect(holes.filter(({ what, filled }) => filled < (what === 'columns' ? 2 / 3 : 0.99))).toEqual([])
  })
})
