import { bulkInsert, type Database, users } from '@bellwether/db'
import { getMarketCode, type MarketCode } from '@bellwether/domain'
import type { Tick } from '@bellwether/price-bus'

export const hvl = getMarketCode('LSE:HVL')
export const brackwell = getMarketCode('LSE:BW.')
export const fund = getMarketCode('FUND:B0KXTM3')
/** For tests that need many symbols. */
export const many: readonly MarketCode[] = Array.from({ length: 400 }, (_, i) => getMarketCode(`LSE:S${i}`))

/** The only user. */
export const userId = 1

/** Listings and a user: two shares and 400 more that stream, a fund that does not. */
export async function fillStreamedMarket(db: Database): Promise<void> {
  const asAt = '2026-11-13'
  await users.create(db, { email: 'a@example.com', name: 'A' })
  await bulkInsert(db, 'sources', [{ id: 1, code: 'SIM', name: 'Simulated market', simulated: true }])
  const codes = [hvl, brackwell, fund, ...many]
  await bulkInsert(
    db,
    'securities',
    codes.map((marketCode, i) => ({
      id: i + 1,
      type: marketCode === fund ? ('FUND' as const) : ('EQUITY' as const),
      name: marketCode,
      short_name: marketCode,
      isin: `GB${String(i).padStart(10, '0')}`,
      country: 'GB',
      currency: 'GBP',
      status: 'ACTIVE' as const,
      as_at: asAt,
      source_id: 1,
    })),
  )
  await bulkInsert(
    db,
    'listings',
    codes.map((marketCode, i) => ({
      id: i + 1,
      security_id: i + 1,
      market_code: marketCode,
      exchange: marketCode.split(':')[0] ?? '',
      mic: 'XLON',
      ticker: marketCode.split(':')[1] ?? '',
      price_unit: 'GBX',
      price_scale: 2,
      primary_listing: true,
      streamable: marketCode !== fund,
      source_id: 1,
    })),
  )
}

/** A tick whose price tells its sequence. */
export function createTick(marketCode: MarketCode, sequence: number, epoch = 1): Tick {
  return {
    marketCode,
    epoch,
    sequence,
    time: Date.UTC(2026, 10, 13, 9) + sequence,
    state: 'LIVE',
    unit: 'GBX',
    scale: 2,
    price: 100_000 + sequence,
    bid: 99_950 + sequence,
    ask: null,
    previousClose: 99_000,
  }
}
