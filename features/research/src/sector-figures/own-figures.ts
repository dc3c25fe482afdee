import {
  dividendYield,
  forecastEarningsGrowth,
  ordinaryDividends,
  premiumOrDiscount,
  totalPaid,
} from '@bellwether/analytics'
import { type Database, dividends, financials, navs, prices } from '@bellwether/db'
import { isPresent, price, type RateOn, type Ratio } from '@bellwether/domain'
import { ratioGroups } from '../key-ratios/ratio-groups.ts'
import { latestRatioPeriod } from '../key-ratios/ratio-history.ts'
import { latestOf } from '../key-ratios/ratio-series.ts'
import { memberRatios } from '../key-ratios/sector-standing.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { changesSince, priceChanges } from '../securities/price-changes.ts'
import { ratesOn } from '../securities/rates-on.ts'
import { periodsOf } from '../statements/period.ts'
import type { GroupSecurity } from './member-indices.ts'

/** By the keys of ratios and of the measures on the Summary. */
export type Values = Readonly<Record<string, number>>

/** What the pages of a share or trust show of it and can be compared with that of others. */
export interface OwnFigures {
  readonly values: Values
  /** Whether it has accounts. */
  readonly reports: boolean
  /** Of companies: the ratios that the stored inputs allow. */
  readonly fromInputs: CompanyRatios | null
}

export interface CompanyRatios {
  readonly member: financials.SectorMember
  readonly ratios: Readonly<Record<string, Ratio>>
}

/** Changes of the price, which no formula of a ratio has. */
export const priceMoves: ReadonlySet<string> = new Set(['priceChange3m', 'priceChange12m'])

export type ComparedType = 'EQUITY' | 'CLOSED_END_FUND'

/** Of a batch of securities, by id. */
export async function ownFigures(
  db: Database,
  type: ComparedType,
  batch: readonly GroupSecurity[],
): Promise<ReadonlyMap<number, OwnFigures>> {
  const ids = batch.map(({ id }) => id)
  const [members, statements, closes] = await Promise.all([
    financials.sectorMembers(db, ids),
    financials.sectorStatements(db, ids),
    prices.closesOnOfMany(
      db,
      batch.flatMap(({ listingId, day }) => changesSince(day).map(since => ({ listingId, day: since }))),
    ),
  ])
  const inputs = new Map(members.map(member => [member.securityId, member]))
  const reported = Map.groupBy(statements, ({ securityId }) => securityId)
  const rateOn = await ratesOn(
    db,
    batch.flatMap(({ id, priceUnit, day }) =>
      [inputs.get(id)?.currency, ...(reported.get(id) ?? []).map(({ currency }) => currency)].map(currency => ({
        unit: priceUnit,
        currency: currency ?? null,
        day,
      })),
    ),
  )
  const figures = new Map<number, OwnFigures>()
  for (const [index, security] of batch.entries()) {
    const { id, last } = security
    const member = inputs.get(id) ?? null
    const fromInputs = member && { member, ratios: memberRatios(member, rateOn) }
    const stated = await statedFigures(db, type, security, {
      statements: reported.get(id) ?? [],
      inputs: member,
      rateOn,
    })
    const { threeMonths, twelveMonths } = priceChanges(last, closes.slice(2 * index, 2 * index + 2))
    figures.set(id, {
      values: valuesIn({
        ...fromInputs?.ratios,
        ...stated.ratios,
        priceChange3m: threeMonths,
        priceChange12m: twelveMonths,
      }),
      reports: stated.reports || member !== null,
      fromInputs,
    })
  }
  return figures
}

type Found = Readonly<Record<string, Ratio | number | null>>

interface Reported {
  readonly statements: readonly financials.SectorStatement[]
  readonly inputs: financials.SectorMember | null
  readonly rateOn: RateOn
}

/** The latest figures by the same steps as on its pages of Key ratios and Summary; amounts per share do not compare and are left out. */
async function statedFigures(
  db: Database,
  type: ComparedType,
  security: GroupSecurity,
  { statements, inputs, rateOn }: Reported,
): Promise<{ readonly ratios: Found; readonly reports: boolean }> {
  const { id, day, last, priceScale, priceUnit } = security
  const trust = type === 'CLOSED_END_FUND'
  const [published, paid] = trust
    ? await Promise.all([navs.latest(db, id), dividends.lastTwelveMonths(db, id, day)])
    : [null, []]
  const at = last === null ? null : price(last, priceScale, priceUnit)
  const nav = published && price(published.nav, priceScale, priceUnit)
  const year = periodsOf(statements.filter(({ period }) => period === 'ANNUAL')).at(-1)
  if (!year) {
    // Of a trust, before its first report, there are a net asset value and dividends.
    const dps = totalPaid(ordinaryDividends(paid.map(toDividendView)))
    const discount = premiumOrDiscount(at, nav, { price: day, nav: published?.day ?? null })
    return { ratios: trust ? { priceNetAssets: discount, dividendYield: dividendYield(dps, at) } : {}, reports: false }
  }
  const interims = periodsOf(statements.filter(({ period }) => period === 'INTERIM'))
  const latest = latestRatioPeriod({ year, interims, inputs, nav, paid, price: at, priceDay: day }, rateOn)
  const fullYear = { ...latest, reported: year, figures: year.figures, before: year.before?.figures ?? null }
  const history = { years: [fullYear], latest, currency: year.currency }
  const ratios = ratioGroups[year.template].flatMap(({ rows }) =>
    rows.flatMap(definition =>
      definition.unit === 'perShare' ? [] : [[definition.key, definition.of(latestOf(definition, history))] as const],
    ),
  )
  const growth = trust ? null : forecastEarningsGrowth(latest.figures.eps, latest.epsForward)
  return { ratios: { ...Object.fromEntries(ratios), earningsGrowthForward: growth }, reports: true }
}

function valuesIn(found: Found): Values {
  const values: Record<string, number> = {}
  for (const [key, figure] of Object.entries(found)) {
    const value = typeof figure === 'number' ? figure : figure && isPresent<number>(figure) ? figure.value : null
    if (value !== null && Number.isFinite(value)) values[key] = value
  }
  return values
}

export function numberIn(ratio: Ratio | undefined): number | null {
  return ratio && isPresent<number>(ratio) ? ratio.value : null
}
