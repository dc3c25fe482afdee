import type { RowCollector } from '../batch.ts'
import { addMonthsTo, type EpochDay, lastPeriodEnd, tradingDayFrom, yearOf } from '../calendar.ts'
import { agmAfter } from '../company/calendar-events.ts'
import { isFixed } from '../identity/fixed-securities.ts'
import type { FundPlan, TrustPlan } from '../identity/plan.ts'
import type { Market } from '../market.ts'
import type { Holdings } from '../portfolio/holdings.ts'
import { valueAssessmentOf } from '../portfolio/value-assessment.ts'
import type { Random } from '../rng.ts'
import type { Universe } from '../universe.ts'
import type { DocumentFacts, FactsheetFacts, ReportFacts } from './document-facts.ts'
import {
  factsheet,
  keyInformation,
  meetingNotice,
  meetingResults,
  prospectus,
  report,
  resolutions,
  supplementaryInformation,
  sustainabilityFactsheet,
  valueAssessment,
} from './document-texts.ts'
import { type DocumentSubject, documentRows, type PlannedDocument } from './planned-document.ts'
import type { DueReport } from './report-calendar.ts'

/** Of what is written anew each month. */
export const monthlyTypes = { factsheet: 52, sustainability: 705 } as const

/** Writes a product's documents with their files. Returns the id of its key information document, if it has one. */
export function emitDocuments(universe: Universe, collector: RowCollector, facts: DocumentFacts): number | null {
  const { market, ids } = universe
  if (!market.depth.documents) return null
  let keyDocument: number | null = null
  for (const document of planDocuments(universe, facts)) {
    const id = ids.document()
    if (document.group === 'KEY_INFORMATION') keyDocument = id
    emitDocument(universe, collector, facts, id, document)
  }
  return keyDocument
}

function keyDocumentOf(facts: DocumentFacts): PlannedDocument {
  const { regime, asAt } = facts.risk
  const types = {
    UCITS_KIID: ['KIID', 74],
    PRIIPS_KID: ['KID', 299],
    CCI_PRODUCT_SUMMARY: ['Product summary', 310],
  } as const
  const [type, typeId] = types[regime]
  return { group: 'KEY_INFORMATION', type, typeId, date: asAt, format: 'PDF', content: keyInformation(facts), regime }
}

function planDocuments(universe: Universe, facts: DocumentFacts): PlannedDocument[] {
  const { market } = universe
  const { plan, risk } = facts
  const random = market.random(plan.listing.marketCode, 'sustainability documents')
  return [
    keyDocumentOf(facts),
    factsheetDocument({ ...facts, holdingsCount: facts.holdings.all.length }),
    ...sustainabilityDocuments(facts, random),
    { group: 'PROSPECTUS', type: 'Prospectus', typeId: 1, date: risk.asAt, format: 'PDF', content: prospectus(facts) },
    ...publishedReports(market, facts),
    ...(plan.type === 'FUND' ? fundDocuments(market, facts, plan) : []),
    ...(plan.type === 'CLOSED_END_FUND' ? meetingDocuments(universe, facts, plan) : []),
  ]
}

function sustainabilityDocuments(facts: DocumentFacts, random: Random): PlannedDocument[] {
  const { plan } = facts
  const published =
    plan.mandate.name === 'Sustainable Growth' ||
    isFixed(plan.listing.marketCode) ||
    (!plan.complex && random.chance(0.55))
  if (!published) return []
  return [sustainabilityDocument(facts)]
}

export function factsheetDocument(facts: FactsheetFacts): PlannedDocument {
  const { portfolioDate: date } = facts
  return {
    group: 'FACTSHEET',
    type: 'Factsheet',
    typeId: monthlyTypes.factsheet,
    date,
    format: 'PDF',
    content: factsheet(facts),
  }
}

export function sustainabilityDocument(facts: Pick<FactsheetFacts, 'plan' | 'portfolioDate'>): PlannedDocument {
  return {
    group: 'SUSTAINABILITY',
    type: 'Sustainability factsheet',
    typeId: monthlyTypes.sustainability,
    date: facts.portfolioDate,
    format: 'HTM',
    content: sustainabilityFactsheet(facts),
  }
}

function fundDocuments(market: Market, facts: DocumentFacts, plan: FundPlan): PlannedDocument[] {
  const assessment = valueAssessmentOf(market, plan)
  return [
    {
      group: 'VALUE_ASSESSMENT',
      type: 'Assessment of value',
      typeId: 620,
      date: assessment.on,
      format: 'PDF',
      content: valueAssessment(facts, assessment),
    },
    {
      group: 'SUPPLEMENTARY',
      type: 'Supplementary information',
      typeId: 60,
      date: facts.risk.asAt,
      format: 'HTM',
      content: supplementaryInformation(facts),
    },
  ]
}

const reportTypes = {
  Annual: { group: 'ANNUAL_REPORT', type: 'Annual report', typeId: 4 },
  Interim: { group: 'INTERIM_REPORT', type: 'Interim report', typeId: 5 },
} as const

export function reportDocument(facts: ReportFacts, { kind, end, publishedOn }: DueReport): PlannedDocument {
  return { ...reportTypes[kind], date: publishedOn, format: 'PDF', content: report(facts, kind, end) }
}

/** The last of each kind, and those of a year earlier where it existed by then: with the holdings of that time, and without the year since. */
function publishedReports({ until }: Market, facts: DocumentFacts): PlannedDocument[] {
  const before = { ...facts, years: facts.years.slice(1), holdings: asReportedBefore(facts.holdings) }
  const out = facts.reports.filter(({ publishedOn }) => publishedOn <= until)
  const [annual, interim] = (['Annual', 'Interim'] as const).map(wanted =>
    out.filter(({ kind, end }) => kind === wanted && end > facts.plan.listedOn).toReversed(),
  )
  return [
    ...[annual?.[0], interim?.[0]].flatMap(due => (due ? reportDocument(facts, due) : [])),
    ...[annual?.[1], interim?.[1]].flatMap(due => (due ? reportDocument(before, due) : [])),
  ]
}

/** By then a meeting is called. */
const calledAfterDays = 95

/** The notices of this year and the year before, and how the votes went once a meeting was held. */
function meetingDocuments(universe: Universe, facts: DocumentFacts, plan: TrustPlan): PlannedDocument[] {
  const yearEnd = lastPeriodEnd(universe.market.until, plan.yearEndMonth, calledAfterDays)
  return [yearEnd, addMonthsTo(yearEnd, -12)]
    .filter(end => end > facts.plan.listedOn)
    .flatMap(end => documentsOfMeeting(universe, facts, end))
}

function documentsOfMeeting({ market }: Universe, facts: DocumentFacts, yearEnd: EpochDay): PlannedDocument[] {
  const meeting = agmAfter(yearEnd)
  const common = { group: 'SHAREHOLDER_MEETINGS', format: 'HTM' } as const
  const notice = {
    ...common,
    type: 'Notice of meeting',
    typeId: 90,
    date: tradingDayFrom(addMonthsTo(yearEnd, 3)),
    content: meetingNotice(facts, meeting),
  }
  if (meeting > market.until) return [notice]
  const random = market.random(facts.plan.listing.marketCode, 'votes', yearOf(yearEnd))
  const votes = resolutions.map(() => random.uniform(0.9, 0.998))
  return [
    notice,
    {
      ...common,
      type: 'Results of meeting',
      typeId: 91,
      date: meeting,
      content: meetingResults(facts, meeting, votes),
    },
  ]
}

function asReportedBefore(holdings: Holdings): Holdings {
  return {
    ...holdings,
    top: holdings.top.flatMap(held => (held.previous === null ? [] : [{ ...held, weighting: held.previous }])),
  }
}

export function emitDocument(
  { market }: Universe,
  collector: RowCollector,
  { plan }: { readonly plan: DocumentSubject },
  id: number,
  document: PlannedDocument,
): void {
  const rows = documentRows(plan, id, document, market.until)
  collector.add('documents', rows.document)
  collector.add('document_files', rows.file)
}
