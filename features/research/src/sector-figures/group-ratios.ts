import { type GroupFigures, groupFigures, ratioRules } from '@bellwether/analytics'
import { type Database, dividends, financials, navs, type sectorFigures } from '@bellwether/db'
import { isPresent, price, type RateOn, type Ratio, type SecurityType } from '@bellwether/domain'
import { ratioGroups } from '../key-ratios/ratio-groups.ts'
import { latestRatioPeriod } from '../key-ratios/ratio-history.ts'
import { latestOf } from '../key-ratios/ratio-series.ts'
import { statedRatios } from '../key-ratios/sector-ratios.ts'
import { memberRatios } from '../key-ratios/sector-standing.ts'
import { ratesOn } from '../securities/rates-on.ts'
import { periodsOf } from '../statements/period.ts'
import type { GroupSecurity } from './member-indices.ts'

/** How the ratios of every company, or trust, of a sector compare. */
export interface RatioStandings {
  /** Members whose ratios are compared. */
  readonly reporting: number
  readonly medians: Readonly<Record<string, sectorFigures.GroupMedian>>
  readonly standings: ReadonlyMap<number, Readonly<Record<string, sectorFigures.RatioStanding>>>
  /** Of trusts: as the page of each has it, and as it counts for the others. */
  readonly revenueCovers: ReadonlyMap<number, { readonly own: number | null; readonly counted: number | null }>
  /** Of companies: the ratios that the stored inputs allow. */
  readonly fromInputs: ReadonlyMap<number, CompanyRatios>
}

export interface CompanyRatios {
  readonly member: financials.SectorMember
  readonly ratios: Readonly<Record<string, Ratio>>
}

type Values = Readonly<Record<string, number>>

interface Company {
  readonly id: number
  /** As its own page shows them; amounts per share do not compare and are left out. */
  readonly own: Values
  /** As they count in the sector; null where it does not count. */
  readonly counted: Values | null
  readonly revenueCover: number | null
}

const companiesPerBatch = 200

const none: RatioStandings = {
  reporting: 0,
  medians: {},
  standings: new Map(),
  revenueCovers: new Map(),
  fromInputs: new Map(),
}

export async function groupRatios(
  db: Database,
  type: SecurityType,
  securities: readonly GroupSecurity[],
  pause: () => Promise<void>,
): Promise<RatioStandings> {
  if (type !== 'EQUITY' && type !== 'CLOSED_END_FUND') return none
  const companies: Company[] = []
  const fromInputs = new Map<number, CompanyRatios>()
  for (let start = 0; start < securities.length; start += companiesPerBatch) {
    const batch = securities.slice(start, start + companiesPerBatch)
    companies.push(...(await readCompanies(db, type, batch, fromInputs)))
    await pause()
  }
  const counted = companies.filter(company => company.counted !== null)
  const figures = new Map<string, GroupFigures>()
  for (const key of new Set(counted.flatMap(company => Object.keys(company.counted ?? {}))))
    figures.set(key, groupFigures(counted.flatMap(company => company.counted?.[key] ?? [])))
  return {
    reporting: counted.length,
    medians: Object.fromEntries(
      [...figures].flatMap(([key, { median, count }]) => (median === null ? [] : [[key, [median, count] as const]])),
    ),
    standings: new Map(companies.map(company => [company.id, standingsOf(company, figures)])),
    revenueCovers: new Map(
      companies.map(({ id, own, revenueCover }) => [id, { own: own.revenueCover ?? null, counted: revenueCover }]),
    ),
    fromInputs,
  }
}

/** Others with a lower figure, and others, by ratio. */
function standingsOf(
  { own, counted }: Company,
  figures: ReadonlyMap<string, GroupFigures>,
): Record<string, sectorFigures.RatioStanding> {
  const standings: Record<string, sectorFigures.RatioStanding> = {}
  for (const [key, value] of Object.entries(own)) {
    const group = figures.get(key)
    if (!group) continue
    const mine = counted?.[key]
    standings[key] =
      mine === undefined
        ? [group.below(value), group.count]
        : [group.below(value) - (mine < value ? 1 : 0), group.count - 1]
  }
  return standings
}

async function readCompanies(
  db: Database,
  type: 'EQUITY' | 'CLOSED_END_FUND',
  batch: readonly GroupSecurity[],
  fromInputs: Map<number, CompanyRatios>,
): Promise<readonly Company[]> {
  const ids = batch.map(({ id }) => id)
  const [members, statements] = await Promise.all([
    financials.sectorMembers(db, ids),
    financials.sectorStatements(db, ids),
  ])
  const inputs = new Map(members.map(member => [member.securityId, member]))
  const reported = Map.groupBy(statements, ({ securityId }) => securityId)
  const rateOn = await ratesOn(db, [
    ...members.map(({ priceUnit, currency, priceDay }) => ({ unit: priceUnit, currency, day: priceDay })),
    ...batch.flatMap(({ id, priceUnit, day }) =>
      (reported.get(id) ?? []).map(({ currency }) => ({ unit: priceUnit, currency, day })),
    ),
  ])
  const stated = statedRatios(members, statements, rateOn)
  const companies: Company[] = []
  for (const security of batch) {
    const { id, active } = security
    const member = inputs.get(id) ?? null
    const ratios = member && memberRatios(member, rateOn)
    if (member && ratios) fromInputs.set(id, { member, ratios })
    const counts = active && (type === 'EQUITY' ? member !== null : stated.has(id))
    companies.push({
      id,
      own: await ownRatios(db, type, security, { statements: reported.get(id) ?? [], inputs: member, rateOn }),
      counted: counts ? valuesIn({ ...stated.get(id), ...ratios }) : null,
      revenueCover: active ? numberIn(stated.get(id)?.revenueCover) : null,
    })
  }
  return companies
}

interface Reported {
  readonly statements: readonly financials.SectorStatement[]
  readonly inputs: financials.SectorMember | null
  readonly rateOn: RateOn
}

/** The latest ratios by the same steps as on the page of Key ratios. */
async function ownRatios(
  db: Database,
  type: 'EQUITY' | 'CLOSED_END_FUND',
  { id, day, last, priceScale, priceUnit }: GroupSecurity,
  { statements, inputs, rateOn }: Reported,
): Promise<Values> {
  const year = periodsOf(statements.filter(({ period }) => period === 'ANNUAL')).at(-1)
  if (!year) return {}
  const trust = type === 'CLOSED_END_FUND'
  const [nav, paid] = trust
    ? await Promise.all([navs.latest(db, id), dividends.lastTwelveMonths(db, id, day)])
    : [null, []]
  const given = {
    year,
    interims: periodsOf(statements.filter(({ period }) => period === 'INTERIM')),
    inputs,
    nav: nav && price(nav.nav, priceScale, priceUnit),
    paid,
    price: last === null ? null : price(last, priceScale, priceUnit),
    priceDay: day,
  }
  const latest = latestRatioPeriod(given, rateOn)
  const fullYear = { ...latest, reported: year, figures: year.figures, before: year.before?.figures ?? null }
  const history = { years: [fullYear], latest, currency: year.currency }
  const ratios = ratioGroups[year.template].flatMap(({ rows }) =>
    rows.flatMap(definition =>
      definition.unit === 'perShare' ? [] : [[definition.key, definition.of(latestOf(definition, history))] as const],
    ),
  )
  return valuesIn({
    ...Object.fromEntries(ratios),
    ...(trust ? { revenueCover: ratioRules.revenueCover(latest) } : {}),
  })
}

function valuesIn(ratios: Readonly<Record<string, Ratio>>): Values {
  const values: Record<string, number> = {}
  for (const [key, ratio] of Object.entries(ratios)) if (isPresent<number>(ratio)) values[key] = ratio.value
  return values
}

export function numberIn(ratio: Ratio | undefined): number | null {
  return ratio && isPresent<number>(ratio) ? ratio.value : null
}
