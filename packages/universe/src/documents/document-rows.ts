import { createHash } from 'node:crypto'
import { type DocumentGroupCode, documentGroupId, getIsoDate } from '@bellwether/domain'
import type { RowCollector } from '../batch.ts'
import { addMonthsTo, type EpochDay, isoOf, lastPeriodEnd, monthOf, tradingDayFrom, yearOf } from '../calendar.ts'
import { agmAfter } from '../company/calendar-events.ts'
import { isFixed } from '../identity/fixed-securities.ts'
import type { FundPlan, SecurityPlan } from '../identity/plan.ts'
import { londonTime } from '../market/exchange-time.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Holdings } from '../portfolio/holdings.ts'
import { valueAssessmentOf } from '../portfolio/value-assessment.ts'
import type { Random } from '../rng.ts'
import type { DocumentRow } from '../rows/documents.ts'
import type { Universe } from '../universe.ts'
import type { DocumentContent } from './document-content.ts'
import type { DocumentFacts } from './document-facts.ts'
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
import { toHtmlDocument } from './html-document.ts'
import { toPdf } from './pdf-writer.ts'

interface PlannedDocument {
  readonly group: DocumentGroupCode
  readonly type: string
  readonly typeId: number
  readonly date: EpochDay
  readonly format: 'HTM' | 'PDF'
  readonly content: DocumentContent
  readonly regime?: DocumentRow['regime']
}

const sustainabilityTypeId = 705
// The last day on which the documents of the old regimes may be used.
const oldRegimesEnd = getIsoDate('2027-06-07')

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
  const { plan, portfolioDate, risk } = facts
  const random = market.random(plan.listing.marketCode, 'documents')
  const yearEnd = lastPeriodEnd(
    market.until,
    plan.type === 'CLOSED_END_FUND' ? plan.yearEndMonth : random.pick([3, 6, 9, 12]),
    95,
  )
  const halfEnd = lastPeriodEnd(market.until, ((monthOf(yearEnd) + 5) % 12) + 1, 70)
  return [
    keyDocumentOf(facts),
    {
      group: 'FACTSHEET',
      type: 'Factsheet',
      typeId: 52,
      date: portfolioDate,
      format: 'PDF',
      content: factsheet(facts),
    },
    ...sustainabilityDocuments(facts, random),
    { group: 'PROSPECTUS', type: 'Prospectus', typeId: 1, date: risk.asAt, format: 'PDF', content: prospectus(facts) },
    annualReport(facts, yearEnd),
    interimReport(facts, halfEnd),
    ...reportsBefore(facts, yearEnd, halfEnd),
    ...(plan.type === 'FUND' ? fundDocuments(market, facts, plan) : []),
    ...(plan.type === 'CLOSED_END_FUND' ? meetingDocuments(universe, facts, yearEnd) : []),
  ]
}

function sustainabilityDocuments(facts: DocumentFacts, random: Random): PlannedDocument[] {
  const { plan, portfolioDate } = facts
  const published =
    plan.mandate.name === 'Sustainable Growth' ||
    isFixed(plan.listing.marketCode) ||
    (!plan.complex && random.chance(0.55))
  if (!published) return []
  return [
    {
      group: 'SUSTAINABILITY',
      type: 'Sustainability factsheet',
      typeId: sustainabilityTypeId,
      date: portfolioDate,
      format: 'HTM',
      content: sustainabilityFactsheet(facts),
    },
  ]
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

function annualReport(facts: DocumentFacts, end: EpochDay): PlannedDocument {
  const content = report(facts, 'Annual', end)
  return { group: 'ANNUAL_REPORT', type: 'Annual report', typeId: 4, date: end, format: 'PDF', content }
}

function interimReport(facts: DocumentFacts, end: EpochDay): PlannedDocument {
  const content = report(facts, 'Interim', end)
  return { group: 'INTERIM_REPORT', type: 'Interim report', typeId: 5, date: end, format: 'PDF', content }
}

/** The reports of a year earlier, where it existed by then: with the holdings of that time, and without the year since. */
function reportsBefore(facts: DocumentFacts, yearEnd: EpochDay, halfEnd: EpochDay): PlannedDocument[] {
  const before = { ...facts, years: facts.years.slice(1), holdings: asReportedBefore(facts.holdings) }
  const reports = [annualReport(before, addMonthsTo(yearEnd, -12)), interimReport(before, addMonthsTo(halfEnd, -12))]
  return reports.filter(({ date }) => date > facts.plan.listedOn)
}

/** The notices of this year and the year before, and how the votes went once a meeting was held. */
function meetingDocuments(universe: Universe, facts: DocumentFacts, yearEnd: EpochDay): PlannedDocument[] {
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
  { plan }: { readonly plan: Pick<SecurityPlan, 'id' | 'shortName'> },
  id: number,
  document: PlannedDocument,
): void {
  const pdf = document.format === 'PDF' ? toPdf(document.content) : null
  const bytes = pdf?.bytes ?? toHtmlDocument(document.content)
  collector.add('documents', {
    id,
    security_id: plan.id,
    group_id: documentGroupId(document.group),
    type: document.type,
    type_id: document.typeId,
    title: document.content.title,
    language: 'en',
    effective_date: isoOf(document.date),
    file_format: document.format,
    url: `/documents/${id}/${slugOf(document.type, plan.shortName)}.${document.format.toLowerCase()}`,
    size_bytes: bytes.length,
    pages: pdf?.pages ?? null,
    regime: document.regime ?? null,
    valid_until: document.regime === 'UCITS_KIID' || document.regime === 'PRIIPS_KID' ? oldRegimesEnd : null,
    checked_at: londonTime(market.until, 5, 30),
    source_id: sourceId,
  })
  collector.add('document_files', {
    document_id: id,
    media_type: pdf ? 'application/pdf' : 'text/html; charset=utf-8',
    content: bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
}

function slugOf(...parts: readonly string[]): string {
  return parts
    .join(' ')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
