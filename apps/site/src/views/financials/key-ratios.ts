import type { BlockState, KeyRatiosView, RatioTables } from '@bellwether/contract'
import { financials, navs, prices } from '@bellwether/db'
import { figuresOf, type IsoDate, type Price, toIsoDate, trailingYear, type Viewer } from '@bellwether/domain'
import type { Csv } from '../../csv.ts'
import type { Security, SiteContext } from '../../site-context.ts'
import { block, empty, ready } from '../block-state.ts'
import { type Subject, subjectOf } from '../frame.ts'
import { priceIn } from '../quote.ts'
import { fileName } from './file-name.ts'
import { noResultsReason } from './first-results.ts'
import { keyRatiosCsv } from './key-ratios-csv.ts'
import { type Period, periodsOf } from './period.ts'
import { ratioGroups } from './ratio-groups.ts'
import { perShareIn, type RatioPeriod } from './ratio-period.ts'
import { growthRows, type RatioHistory, ratioRow } from './ratio-series.ts'
import { nextResults } from './results-dates.ts'
import { fewestMembers, medianOf, memberRatios, type Sector, standingOf } from './sector-standing.ts'

const shownYears = 5
/** Two more than shown: growth over five years looks back to a sixth, its first year to a seventh. */
const loadedYears = 7

export async function keyRatiosView(
  context: SiteContext,
  security: Security,
  { viewer }: { readonly viewer: Viewer },
): Promise<KeyRatiosView> {
  const subject = await subjectOf(context, security, { page: 'financials/key-ratios', viewer })
  return {
    frame: subject.frame,
    tables: await block(context, 'key ratios', () => ratioTables(context, subject)),
  }
}

/** The same tables as a file; null where nothing has been reported. */
export async function keyRatiosFile(
  context: SiteContext,
  security: Security,
  { viewer }: { readonly viewer: Viewer },
): Promise<Csv | null> {
  const { tables } = await keyRatiosView(context, security, { viewer })
  return tables.state === 'ready' ? keyRatiosCsv(fileName(security, 'key-ratios'), tables.view) : null
}

async function ratioTables(context: SiteContext, subject: Subject): Promise<BlockState<RatioTables>> {
  const { db } = context
  const { security } = subject
  const [annual, interim] = await Promise.all([
    financials.statements(db, security.id, 'ANNUAL', loadedYears),
    financials.statements(db, security.id, 'INTERIM', 4),
  ])
  const years = periodsOf(annual)
  const last = years.at(-1)
  if (!last) return empty(noResultsReason(await nextResults(context, subject)))

  const [past, latest, sector] = await Promise.all([
    pastPeriods(context, security, years),
    latestPeriod(context, subject, last, periodsOf(interim)),
    sectorOf(context, security),
  ])
  const shown = past.slice(-shownYears)
  const history: RatioHistory = { years: shown, latest, currency: last.currency }
  return ready({
    latest: {
      periodEnd: latest.reported.periodEnd as IsoDate,
      trailing: latest.reported.periodEnd !== last.periodEnd,
      priceDay: subject.quote ? toIsoDate(new Date(subject.quote.at)) : null,
    },
    years: years.slice(-shownYears).map(({ column: { fiscalYear, periodEnd } }) => ({ fiscalYear, periodEnd })),
    groups: ratioGroups[last.template].map(({ key, title, rows }) => ({
      key,
      title,
      rows: rows.map(definition => ({
        ...ratioRow(definition, history),
        median: sector && medianOf(sector, definition, last.currency),
        standing: sector && standingOf(sector, security.id, definition.key, definition.of(latest)),
      })),
    })),
    growth: growthRows(last.template, past, shownYears),
    sector: sector && { name: sector.name, members: sector.members.length },
    currency: last.currency,
  })
}

/** Each year beside the price of its last day. */
async function pastPeriods(
  { db }: SiteContext,
  { listing }: Security,
  years: readonly Period[],
): Promise<readonly RatioPeriod[]> {
  const closes = await prices.closesOn(
    db,
    listing.id,
    years.map(({ periodEnd }) => periodEnd),
  )
  const at = priceIn(listing)
  return years.map((year, index) =>
    withNav({
      reported: year,
      figures: year.figures,
      before: year.before?.figures ?? null,
      price: at(closes[index]?.close ?? null),
      shares: year.figures.sharesInIssue,
      nav: null,
      epsForward: null,
    }),
  )
}

/** The last twelve months beside the last price. A trust has a net asset value of today too. */
async function latestPeriod(
  { db }: SiteContext,
  { security, quote }: Subject,
  year: Period,
  interims: readonly Period[],
): Promise<RatioPeriod> {
  const [inputs, nav] = await Promise.all([
    financials.ratioInputs(db, security.id),
    security.type === 'CLOSED_END_FUND' ? navs.latest(db, security.id) : null,
  ])
  const reported = trailingYear(year, interims)
  const figures = figuresOf(reported)
  const navNow: Price | null = nav ? priceIn(security.listing)(nav.nav) : null
  const period: RatioPeriod = {
    reported,
    figures,
    before: reported === year ? (year.before?.figures ?? null) : null,
    price: quote?.lastPrice ?? null,
    shares: inputs?.sharesInIssue ?? figures.sharesInIssue,
    nav: navNow,
    epsForward: inputs?.currency === reported.currency ? inputs.epsForward : null,
  }
  return navNow ? period : withNav(period)
}

function withNav(period: RatioPeriod): RatioPeriod {
  return { ...period, nav: perShareIn(period, period.reported.balance?.navPerSharePar ?? null) }
}

/** Null where there is no sector, or too few in it to compare with. */
async function sectorOf({ db }: SiteContext, { sector }: Security): Promise<Sector | null> {
  if (!sector) return null
  const [members, medians] = await Promise.all([
    financials.sectorMembers(db, sector, 1000),
    financials.sectorMedians(db, sector),
  ])
  if (members.length < fewestMembers) return null
  return {
    name: sector,
    members: members.map(member => ({ securityId: member.securityId, ratios: memberRatios(member) })),
    medians,
  }
}
