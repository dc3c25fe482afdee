import { type IsoDate, toEpochDay } from '@bellwether/domain'
import { coreDepth } from '../depth.ts'
import type { FactsheetFacts } from '../documents/document-facts.ts'
import { factsheetDocument, monthlyTypes, reportDocument, sustainabilityDocument } from '../documents/document-rows.ts'
import { documentRows } from '../documents/planned-document.ts'
import { type DueReport, fundReports, trustReports } from '../documents/report-calendar.ts'
import type { UniverseOptions } from '../generate.ts'
import { planUniverse } from '../identity/plan-universe.ts'
import { createMarket } from '../market.ts'
import type { PooledPlan } from '../portfolio/pooled-plan.ts'
import { createTrustCompany } from '../portfolio/trust-company.ts'

/** A fund, trust or ETF with the reports of its calendar. */
export interface ForwardProduct {
  readonly plan: PooledPlan
  readonly reports: readonly DueReport[]
}

/** What its documents say that changes while a market goes on; prices are integers at the listing's scale. */
export interface ForwardProductFacts extends Omit<FactsheetFacts, 'plan' | 'portfolioDate' | 'ongoingCharge'> {
  /** Of the primary listing. */
  readonly close: number
  /** Of a trust; that of a fund is in its plan. */
  readonly ongoingCharge: number | null
}

/** The products of a market that was made until a day, by security. Of trusts only those in `reporting` have their calendars. */
export function forwardProducts(
  { seed, until, ...size }: Omit<UniverseOptions, 'onProgress'>,
  reporting: ReadonlySet<number>,
): ReadonlyMap<number, ForwardProduct> {
  const market = createMarket(seed, toEpochDay(until), coreDepth)
  const { trusts, funds, etfs } = planUniverse(market, size)
  const products: ForwardProduct[] = [
    ...trusts.map(plan => ({
      plan,
      reports: reporting.has(plan.id) ? trustReports(createTrustCompany(market, plan).calendar) : [],
    })),
    ...[...funds, ...etfs].map(plan => ({ plan, reports: fundReports(market, plan) })),
  ]
  const trading = products.filter(({ plan }) => plan.suspendedOn === null)
  return new Map(trading.map(product => [product.plan.id, product]))
}

/** The report that a product publishes on a day, if there is one. */
export function reportOn({ reports }: ForwardProduct, day: IsoDate): DueReport | null {
  const on = toEpochDay(day)
  return reports.find(({ publishedOn }) => publishedOn === on) ?? null
}

export function forwardReport(
  { plan }: ForwardProduct,
  facts: ForwardProductFacts,
  due: DueReport,
  { id, day }: { readonly id: number; readonly day: IsoDate },
) {
  return documentRows(plan, id, reportDocument({ ...facts, plan }, due), toEpochDay(day))
}

/** In place of the one of the month before, whose id it keeps. */
export function forwardFactsheet(
  { plan }: ForwardProduct,
  facts: ForwardProductFacts,
  {
    id,
    typeId,
    asAt,
    day,
  }: { readonly id: number; readonly typeId: number; readonly asAt: IsoDate; readonly day: IsoDate },
) {
  const then = {
    ...facts,
    plan: { ...plan, finalPrice: facts.close },
    ongoingCharge: facts.ongoingCharge ?? ('ongoingCharge' in plan ? plan.ongoingCharge : 0),
    portfolioDate: toEpochDay(asAt),
  }
  const document = typeId === monthlyTypes.sustainability ? sustainabilityDocument(then) : factsheetDocument(then)
  return documentRows(plan, id, document, toEpochDay(day))
}
