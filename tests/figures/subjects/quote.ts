import { isOutdated } from '../calculate/age.ts'
import { mean } from '../calculate/growth.ts'
import { count, either, percent, price, priceNumber } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { dayOf, Figures, known, type Subject } from './subject.ts'

interface Bar {
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

const header = { page: '', block: '' }

/** By the shares traded in each five minutes, at the middle of their highest, lowest and last price. */
async function averagePrice(tables: RawTables, { listingId }: RawSecurity, day: string): Promise<number | null> {
  const bars = await tables.query<Bar>(
    `select high, low, close, volume from intraday_prices where listing_id = $1 and at >= $2::timestamptz and at < $2::timestamptz + interval '1 day'`,
    listingId,
    `${day}T00:00:00Z`,
  )
  const traded = bars.reduce((sum, { volume }) => sum + volume, 0)
  if (traded === 0) return null
  return bars.reduce((sum, { high, low, close, volume }) => sum + ((high + low + close) / 3) * volume, 0) / traded
}

/** Of the last thirty days, the day itself among them. */
async function recentVolumes(tables: RawTables, { listingId }: RawSecurity): Promise<readonly number[]> {
  const rows = await tables.query<{ readonly volume: number | null }>(
    'select volume from daily_prices where listing_id = $1 order by day desc limit 30',
    listingId,
  )
  return rows.flatMap(({ volume }) => volume ?? [])
}

function addSpread(figures: Figures, { bid, ask, scale, unit }: RawSecurity): void {
  if (bid === null || ask === null) return
  const inputs = { bid, ask }
  figures.fact(header, 'Sell (bid)', priceNumber(bid / 10 ** scale, scale), inputs)
  figures.fact(header, 'Buy (ask)', priceNumber(ask / 10 ** scale, scale), inputs)
  if (ask < bid) return
  figures.fact(header, 'Mid price', price((bid + ask) / 2 / 10 ** scale, unit, scale + 1), inputs)
  // Beside the prices as a percentage, among the details in the unit of the price.
  figures.fact(
    header,
    'Spread',
    [...either(percent, (ask - bid) / ask), price((ask - bid) / 10 ** scale, unit, scale)],
    inputs,
  )
}

export const quote: Subject = {
  name: 'quote',
  types: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  async expected(tables, security) {
    const figures = new Figures()
    const { last, scale, unit, volume, type } = security
    if (last === null) return figures.list
    const day = dayOf(security)
    const closes = (await tables.closes(security.listingId)).filter(close => close.day < day)
    const previous = closes.at(-1)?.close
    if (previous !== undefined) {
      const inputs = { last, previous, day }
      const label = type === 'FUND' ? 'Previous price' : 'Previous close'
      figures.fact({ page: '' }, label, price(previous / 10 ** scale, unit, scale), inputs)
      const change = (last - previous) / 10 ** scale
      if (isOutdated(security)) figures.fact(header, 'Change', null, inputs)
      else
        figures.fact(
          header,
          'Change',
          either(
            value => `${priceNumber(change, scale, { sign: true })} (${percent(value, { sign: true })})`,
            last / previous - 1,
          ),
          inputs,
        )
    }
    figures.fact(header, 'Price', price(last / 10 ** scale, unit, scale))
    addSpread(figures, security)
    if (type === 'FUND') return figures.list
    if (volume !== null) figures.fact({ page: '' }, 'Volume', count(volume))
    figures.stored(
      [''],
      'Open',
      known(security.open, open => price(open / 10 ** scale, unit, scale)),
    )
    figures.stored([''], 'Trades', known(security.trades, count))
    figures.stored([''], 'Exchange market size', known(security.marketSize, count))
    const volumes = await recentVolumes(tables, security)
    if (volumes.length > 0) figures.fact(header, 'Average volume (30 days)', count(mean(volumes)), { volumes })
    const average = await averagePrice(tables, security, day)
    if (average !== null)
      figures.fact(header, 'VWAP', price(Math.round(average) / 10 ** scale, unit, scale), { average })
    return figures.list
  },
}
