import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import { clearMarket } from '../maintenance.ts'
import { insertPriceHistories } from './insert-histories.ts'
import { writeDays } from './write-days.ts'

const days = ['2024-12-30', '2024-12-31', '2025-01-02', '2026-02-27']
const figures = {
  open: [10, 11, 12, 2 ** 52],
  high: [12, 13, 2 ** 53 - 1, 14],
  low: [9, 1, 8, 0],
  close: [11, 12, 9, 13],
  volume: [0, 1_000_000, 5, 6],
}

describeOnBothDatabases('insertPriceHistories', getDb => {
  const stored = () => getDb().sql.selectFrom('daily_price_years').selectAll().orderBy('year').execute()

  beforeEach(async () => {
    await clearMarket(getDb())
    await fillSmallMarket(getDb())
    await getDb().sql.deleteFrom('daily_price_years').execute()
  })

  for (const [what, known] of [
    ['bars', ['open', 'high', 'low', 'volume']],
    ['closes alone', []],
  ] as const)
    it(`[RP-DATA-28] stores ${what} as writing them day by day does`, async () => {
      const owner = { listing_id: ids.giltLondon, source_id: 1 }
      const column = (name: (typeof known)[number]) =>
        (known as readonly string[]).includes(name) ? Float64Array.from(figures[name]) : null
      const close = Float64Array.from(figures.close)
      const bars = { open: column('open'), high: column('high'), low: column('low'), volume: column('volume') }
      expect(await insertPriceHistories(getDb(), [{ ...owner, days, ...bars, close }])).toBe(4)
      const atOnce = await stored()
      await getDb().sql.deleteFrom('daily_price_years').execute()
      const rows = days.map((day, at) => ({
        ...owner,
        day,
        ...Object.fromEntries(known.map(name => [name, figures[name][at]])),
        close: figures.close[at] as number,
      }))
      await writeDays(getDb(), 'daily_prices', rows)
      expect(atOnce).toEqual(await stored())
      expect(atOnce).toHaveLength(3)
    })

  it('refuses a price that is no whole number, and a day that is none', async () => {
    const history = { listing_id: ids.giltLondon, source_id: 1, open: null, high: null, low: null, volume: null }
    for (const wrong of [
      { days: ['2025-01-02'], close: Float64Array.of(1.5) },
      { days: ['2025-01-02', '2025-01-03'], close: Float64Array.of(1) },
      { days: ['2025-02-30'], close: Float64Array.of(1) },
    ])
      await expect(insertPriceHistories(getDb(), [{ ...history, ...wrong }])).rejects.toMatchObject({
        code: 'DB_INVALID_VALUE',
      })
    expect(await stored()).toEqual([])
  })
})
