import { minMembers, standingFormulas } from '@bellwether/analytics'
import type { BlockState, Figure, KeyRatiosView, RatioTables, SectorStanding } from '@bellwether/contract'
import { sectorFigures } from '@bellwether/db'
import { type IsoDate, toIsoDate, type Viewer } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { block, countValue, empty, figure, percentValue, ready } from '@bellwether/web/view'
import { periodCalculation } from '../calculations/ratio-calculation.ts'
import { frameOf } from '../layout/security-frame.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { medianNote } from '../sector-figures/median-note.ts'
import { fileName } from '../securities/file-name.ts'
import { noResultsReason } from '../statements/first-results.ts'
import { nextResults } from '../statements/results-dates.ts'
import { splitNote } from '../statements/split-note.ts'
import { staleSince } from '../statements/stale-figures.ts'
import { keyRatiosCsv } from './key-ratios-csv.ts'
import type { RatioDefinition } from './ratio-definition.ts'
import { ratioGroups } from './ratio-groups.ts'
import { loadRatios } from './ratio-history.ts'
import { growthRows, latestOf, type RatioHistory, ratioRow } from './ratio-series.ts'
import { medianOf, type Sector, standingOf } from './sector-standing.ts'

const shownYears = 5
/** Two more than shown: growth over five years looks back to a sixth, its first year to a seventh. */
const loadedYears = 7

export async function keyRatiosView(
  context: ResearchContext,
  security: Security,
  { viewer }: { readonly viewer: Viewer },
): Promise<KeyRatiosView> {
  const subject = await subjectOf(context, security, viewer)
  const [frame, tables] = await Promise.all([
    frameOf(context, subject, 'financials/key-ratios'),
    block(context, 'key ratios', () => ratioTables(context, subject)),
  ])
  return { frame, tables }
}

/** The same tables as a file; null where nothing has been reported. */
export async function keyRatiosFile(
  context: ResearchContext,
  security: Security,
  { viewer }: { readonly viewer: Viewer },
): Promise<Csv | null> {
  const { tables } = await keyRatiosView(context, security, { viewer })
  return tables.state === 'ready' ? keyRatiosCsv(fileName(security, 'key-ratios'), tables.view) : null
}

async function ratioTables(context: ResearchContext, subject: Subject): Promise<BlockState<RatioTables>> {
  const { security } = subject
  const [loaded, sector] = await Promise.all([
    loadRatios(context, subject, { years: loadedYears, forecasts: 0 }),
    sectorOf(context, security),
  ])
  if (!loaded) return empty(noResultsReason(await nextResults(context, subject)))
  const { years, last, past, latest } = loaded
  const shown = past.slice(-shownYears)
  const history: RatioHistory = { years: shown, latest, currency: last.currency }
  return ready({
    latest: {
      periodEnd: latest.reported.periodEnd as IsoDate,
      trailing: latest.reported.periodEnd !== last.periodEnd,
      priceDay: subject.quote && !loaded.latest.whyNoPrice ? toIsoDate(new Date(subject.quote.at)) : null,
    },
    years: years.slice(-shownYears).map(({ column: { fiscalYear, periodEnd } }) => ({ fiscalYear, periodEnd })),
    splitNote: splitNote(years.map(({ column }) => column)),
    groups: ratioGroups[last.template].map(({ key, title, rows }) => ({
      key,
      title,
      rows: rows.map(definition => {
        const standing = sector && standingOf(sector, definition.key, definition.of(latestOf(definition, history)))
        return {
          ...ratioRow(definition, history),
          ...explained(definition, history, subject),
          median: sector && medianOf(sector, definition, last.currency),
          standing,
          ...(sector && standing ? { explained: [percentileOf(definition, standing, sector.name)] } : {}),
        }
      }),
    })),
    growth: growthRows(last.template, past, shownYears),
    stale: staleSince(latest.reported.periodEnd as IsoDate, subject.day),
    sector: sector && {
      name: sector.name,
      members: sector.members,
      medianNote: medianNote([sector], subject.day),
    },
    currency: last.currency,
  })
}

function percentileOf({ key, label }: RatioDefinition, { above, others }: SectorStanding, sector: string): Figure {
  return figure(`${key}-percentile`, `${label}, sector percentile`, percentValue(above), {
    calculation: {
      formula: standingFormulas.shareBelow,
      inputs: [
        { label: 'Others with a lower figure', value: countValue(Math.round(above * others)), source: sector },
        { label: 'Others', value: countValue(others), source: sector },
      ],
    },
  })
}

function explained(definition: RatioDefinition, history: RatioHistory, { marketCode, quote, day }: Subject) {
  const period = latestOf(definition, history)
  const today = period === history.latest && quote !== null
  const calculation = periodCalculation(definition.key, period, { marketCode, priceDay: today ? day : null })
  return calculation ? { calculation } : {}
}

/** Null where there is no sector, or too few members. A trust has no ratio inputs: its sector is every trust that has reported. */
async function sectorOf({ db }: ResearchContext, security: Security): Promise<Sector | null> {
  const { sector, type, id } = security
  if (!sector || (type !== 'EQUITY' && type !== 'CLOSED_END_FUND')) return null
  const [group, standing] = await Promise.all([
    sectorFigures.group(db, { type, name: sector }),
    sectorFigures.standing(db, id),
  ])
  if (!group || group.reporting < minMembers) return null
  return {
    name: sector,
    members: group.reporting,
    asAt: group.asAt,
    medians: group.medians,
    standings: standing?.ratios ?? {},
  }
}
