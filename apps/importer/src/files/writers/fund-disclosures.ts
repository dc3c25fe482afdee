import { type NewRow, type UpsertCounts, upsert } from '@bellwether/db'
import { getUnit } from '@bellwether/domain'
import type {
  FundFactsRecord,
  PerformanceScenariosRecord,
  ProductCostsRecord,
  RiskScoreRecord,
  TargetMarketRecord,
} from '@bellwether/import-formats'
import type { PlacedRecord, RecordWriter, WriteContext } from '../record-writer.ts'
import { ofKnownSecurities, type RecordOfSecurity } from './known-securities.ts'
import { withoutRepeated } from './without-repeated.ts'

type Tx = Parameters<typeof ofKnownSecurities>[0]
type Disclosure =
  | FundFactsRecord
  | PerformanceScenariosRecord
  | ProductCostsRecord
  | RiskScoreRecord
  | TargetMarketRecord

export const targetMarketWriter: RecordWriter<TargetMarketRecord> = {
  write: (tx, records, context) =>
    writeDisclosures(tx, records, context, '', known =>
      upsert(
        tx,
        'target_markets',
        known.map(({ record, securityId }) => ({
          security_id: securityId,
          as_at: record.asAt,
          template_version: record.templateVersion,
          producer: record.producer,
          answers: record.answers,
          source_id: context.sourceId,
        })),
        { newerBy: 'as_at' },
      ),
    ),
}

export const riskScoreWriter: RecordWriter<RiskScoreRecord> = {
  write: (tx, records, context) =>
    writeDisclosures(tx, records, context, 'regime', known =>
      upsert(
        tx,
        'risk_scores',
        known.map(({ record, securityId }) => ({
          security_id: securityId,
          regime: record.regime,
          score: record.score,
          scale: 7,
          as_at: record.asAt,
          source_id: context.sourceId,
        })),
        { newerBy: 'as_at' },
      ),
    ),
}

export const productCostsWriter: RecordWriter<ProductCostsRecord> = {
  write: (tx, records, context) =>
    writeDisclosures(tx, records, context, 'costs', known =>
      upsert(
        tx,
        'costs',
        known.map(each => toCostsRow(each, context.sourceId)),
        { newerBy: 'as_at' },
      ),
    ),
}

export const performanceScenariosWriter: RecordWriter<PerformanceScenariosRecord> = {
  write: (tx, records, context) =>
    writeDisclosures(tx, records, context, '', known =>
      upsert(
        tx,
        'performance_scenarios',
        known.map(({ record, securityId }) => ({
          security_id: securityId,
          as_at: record.asAt,
          holding_years: record.holdingYears,
          invested: record.invested,
          currency: record.currency,
          returns: record.returns,
          source_id: context.sourceId,
        })),
        { newerBy: 'as_at' },
      ),
    ),
}

export const fundFactsWriter: RecordWriter<FundFactsRecord> = {
  write: (tx, records, context) =>
    writeDisclosures(tx, records, context, '', known =>
      upsert(
        tx,
        'fund_facts',
        known.map(({ record, securityId }) => ({
          security_id: securityId,
          as_at: record.asAt,
          currency: record.currency,
          legal_structure: record.legalStructure,
          ucits: record.ucits,
          domicile: record.domicile,
          objective: record.objective,
          benchmark: record.benchmark,
          income_class: record.accumulating ? ('ACC' as const) : ('INC' as const),
          launched_on: record.launchedOn,
          passive: record.passive,
          hedged: record.hedged,
          minimum_lump:
            record.minimumLump === null
              ? null
              : Math.round(record.minimumLump * 10 ** getUnit(record.currency).minorDigits),
          source_id: context.sourceId,
        })) as NewRow<'fund_facts'>[],
        { newerBy: 'as_at' },
      ),
    ),
}

function toCostsRow({ record, securityId }: RecordOfSecurity<ProductCostsRecord>, sourceId: number): NewRow<'costs'> {
  return {
    security_id: securityId,
    kind: record.costs,
    as_at: record.asAt,
    currency: record.currency,
    ...record.items,
    investee: null,
    // Whoever writes 0 says that there is none; an empty cell says nothing.
    confirmed_zero: Object.entries(record.items).flatMap(([item, value]) => (value === 0 ? [item] : [])),
    source_id: sourceId,
  }
}

/** `part` names the field that makes several records of one security different ones. */
async function writeDisclosures<R extends Disclosure>(
  tx: Tx,
  records: readonly PlacedRecord<R>[],
  context: WriteContext,
  part: keyof R | '',
  store: (known: readonly RecordOfSecurity<R>[]) => Promise<UpsertCounts>,
): Promise<void> {
  const keyOf = (record: R) =>
    `${record.security.isin ?? record.security.sedol}${part === '' ? '' : ` ${String(record[part])}`}`
  const unique = withoutRepeated(records, keyOf, context)
  const known = await ofKnownSecurities(tx, unique, ({ security }) => security, context)
  const counts = await store(known)
  context.tally.wrote(counts)
  if (counts.inserted + counts.updated > 0) for (const { securityId } of known) context.changed.add(securityId)
}
