import type { RawTables } from '../raw/raw-tables.ts'
import { remember } from '../raw/remember.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { addDays } from './calendar.ts'
import { type Line, lastOn, mean, returnBetween } from './growth.ts'
import { paymentsOf, toLine } from './return-lines.ts'

/** Who a security is ranked with: active ones of its type and sector, of ETFs by category; of a fund with two classes one counts. */
export async function sectorMembers(tables: RawTables, security: RawSecurity): Promise<readonly RawSecurity[]> {
  const groupOf = (each: RawSecurity) => (each.type === 'ETF' ? each.category : each.sector)
  const group = groupOf(security)
  if (security.type === 'BOND' || !group) return []
  const all = await tables.securities()
  const active = all.filter(each => each.status === 'ACTIVE')
  const members = active.filter(each => each.type === security.type && groupOf(each) === group)
  if (security.type !== 'FUND') return members
  const sisters = await tables.query<{ readonly id: number; readonly sister: number }>(`
    select f.security_id as id, s.id as sister from fund_facts as f join securities as s on s.isin = f.sister_isin
    where s.status = 'ACTIVE'`)
  const sisterOf = new Map(sisters.map(({ id, sister }) => [id, sister]))
  return members.filter(({ id }) => {
    const sister = sisterOf.get(id)
    return id === security.id || sister === undefined || (sister !== security.id && sister > id)
  })
}

export interface Standing {
  readonly average: number
  /** Null where the security itself has no return, or is not active. */
  readonly rank: { readonly place: number; readonly of: number; readonly quartile: string | null } | null
}

const quartiles = ['Top', '2nd', '3rd', 'Bottom'] as const

/** A price older than this says nothing about the end of a period. */
const maxAgeDays = 14

/** With income reinvested, or of the price alone. */
export type Basis = 'total-return' | 'price'

function memberLine(tables: RawTables, member: RawSecurity, to: string, basis: Basis): Promise<Line> {
  return remember(tables, `line ${member.id} ${to} ${basis}`, async () => {
    const { payments } = basis === 'price' ? { payments: [] } : await paymentsOf(tables, member, to)
    return toLine(await tables.closes(member.listingId), payments)
  })
}

/** Null where it has no price near one of the two days. */
export async function memberReturn(
  tables: RawTables,
  member: RawSecurity,
  { from, to }: { readonly from: string; readonly to: string },
  basis: Basis = 'total-return',
): Promise<number | null> {
  const line = await memberLine(tables, member, to, basis)
  const ended = line.days[lastOn(line.days, to)]
  return ended !== undefined && ended > addDays(to, -maxAgeDays) ? returnBetween(line, from, to) : null
}

/** The average return of a sector and the place of the security in it; null where fewer than two have a return. */
export async function standingIn(
  tables: RawTables,
  members: readonly RawSecurity[],
  { id }: RawSecurity,
  span: { readonly from: string; readonly to: string },
  basis: Basis = 'total-return',
): Promise<Standing | null> {
  const returns: { readonly id: number; readonly value: number }[] = []
  for (const member of members) {
    const value = await memberReturn(tables, member, span, basis)
    if (value !== null) returns.push({ id: member.id, value })
  }
  if (returns.length < 2) return null
  const own = returns.find(each => each.id === id)
  const average = mean(returns.map(({ value }) => value))
  if (!own) return { average, rank: null }
  const place = 1 + returns.filter(({ value }) => value > own.value).length
  const of = returns.length
  return {
    average,
    rank: { place, of, quartile: of < 4 ? null : (quartiles[Math.ceil((place / of) * 4) - 1] ?? null) },
  }
}
