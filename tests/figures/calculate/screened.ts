import type { RawTables } from '../raw/raw-tables.ts'
import { remember } from '../raw/remember.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { sectorMembers } from './sector-members.ts'

/** What is stored for a security and not calculated: of each type only its own columns. */
export interface StoredFigures {
  readonly id: number
  readonly size: number | null
  readonly yield: number | null
  readonly charge: number | null
  readonly rating: number | null
  readonly riskScore: number | null
  readonly riskScale: number | null
  readonly increases: number | null
  readonly trackingDifference: number | null
  readonly beta: number | null
  readonly yearLow: number | null
  readonly yearHigh: number | null
}

const storedSql = `
  select s.id, s.size_gbp as size, f.yield, coalesce(t.ongoing_charge, c.ongoing) as charge, stars.score as rating,
    risk.score as "riskScore", risk.scale as "riskScale", t.consecutive_increases as increases,
    f.tracking_difference_1y as "trackingDifference", r.beta, q.year_low as "yearLow", q.year_high as "yearHigh"
  from securities as s
  join listings as l on l.security_id = s.id and l.primary_listing
  left join quotes as q on q.listing_id = l.id
  left join fund_facts as f on f.security_id = s.id
  left join trust_facts as t on t.security_id = s.id
  left join ratio_inputs as r on r.security_id = s.id
  left join costs as c on c.security_id = s.id and c.kind = 'EX_ANTE'
  left join ratings as stars on stars.security_id = s.id and stars.provider = 'Bellwether' and stars.measure = 'stars5y'
  left join lateral (
    select score, scale from risk_scores where security_id = s.id
    order by case regime when 'CCI_PRODUCT_SUMMARY' then 1 when 'PRIIPS_KID' then 2 else 3 end limit 1
  ) as risk on true`

export async function storedFigures(tables: RawTables): Promise<ReadonlyMap<number, StoredFigures>> {
  return remember(tables, 'stored figures', async () => {
    const rows = await tables.query<StoredFigures>(storedSql)
    return new Map(rows.map(row => [row.id, row]))
  })
}

/** The cheapest quarter of its sector is 1; none in a sector of fewer than four. All share classes count. */
export async function chargeQuartile(tables: RawTables, security: RawSecurity): Promise<number | null> {
  const stored = await storedFigures(tables)
  const all = await tables.securities()
  const groupOf = (each: RawSecurity) => (each.type === 'ETF' ? each.category : each.sector)
  const members = all.filter(
    each => each.status === 'ACTIVE' && each.type === security.type && groupOf(each) === groupOf(security),
  )
  const charges = members.flatMap(({ id }) => stored.get(id)?.charge ?? [])
  const own = stored.get(security.id)?.charge ?? null
  if (own === null || charges.length < 4 || (await sectorMembers(tables, security)).length === 0) return null
  const place = 1 + charges.filter(charge => charge < own).length
  return Math.ceil((place / charges.length) * 4)
}
