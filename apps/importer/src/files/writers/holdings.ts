import { type Database, type NewRow, portfolio, upsert } from '@bellwether/db'
import type { HoldingsRecord, HoldingType } from '@bellwether/import-formats'
import type { RecordWriter, WriteContext } from '../record-writer.ts'
import { ofKnownSecurities, type RecordOfSecurity } from './known-securities.ts'
import { withoutRepeated } from './without-repeated.ts'

export const holdingsWriter: RecordWriter<HoldingsRecord> = {
  async write(tx, records, context) {
    const keyOf = ({ fund, asAt }: HoldingsRecord) => `${Object.values(fund).find(id => id !== null)} ${asAt}`
    const unique = withoutRepeated(records, keyOf, context)
    for (const report of await ofKnownSecurities(tx, unique, ({ fund }) => fund, context)) {
      await writeReport(tx, report, context)
    }
  },
}

async function writeReport(
  tx: Database,
  { record, securityId, rows }: RecordOfSecurity<HoldingsRecord>,
  { sourceId, tally, changed }: WriteContext,
): Promise<void> {
  const { asAt, issuedOn, holdings } = record
  const stored = await portfolio.reports(tx, securityId)
  if (stored.some(report => report.asAt === asAt && report.issuedOn > issuedOn)) {
    tally.skip('IMPORT_OLDER_THAN_STORED', rows)
    return
  }
  const about = { security_id: securityId, as_at: asAt, source_id: sourceId }
  const counts = await upsert(
    tx,
    'holdings',
    holdings.map((holding, index) => ({
      ...about,
      rank: index + 1,
      name: holding.name,
      isin: holding.isin,
      sedol: holding.sedol,
      holding_type: holding.type,
      sector: holding.sector,
      country: holding.country,
      weighting: holding.weighting,
      previous_weighting: null,
      index_weighting: null,
    })),
  )
  tally.wrote(counts)
  const removed = await portfolio.removeRanksAbove(tx, securityId, asAt, holdings.length)
  await upsert(tx, 'holding_reports', [{ ...about, issued_on: issuedOn }])
  await upsert(tx, 'asset_allocations', allocationRows(record, about), { newerBy: 'as_at' })
  if (counts.inserted + counts.updated + removed > 0) changed.add(securityId)
}

type Asset = NewRow<'asset_allocations'>['asset']

const assets: Readonly<Record<HoldingType, Asset>> = {
  Equity: 'STOCK',
  Bond: 'BOND',
  Cash: 'CASH',
  Property: 'PROPERTY',
  Fund: 'OTHER',
  Derivative: 'OTHER',
  Other: 'OTHER',
}

function allocationRows(
  { holdings }: HoldingsRecord,
  about: Pick<NewRow<'asset_allocations'>, 'security_id' | 'as_at' | 'source_id'>,
): readonly NewRow<'asset_allocations'>[] {
  const sumOf = (weightings: readonly number[]) => Number(weightings.reduce((sum, each) => sum + each, 0).toFixed(8))
  return (['STOCK', 'BOND', 'CASH', 'OTHER', 'PROPERTY'] as const).map(asset => {
    const weightings = holdings.flatMap(({ type, weighting }) => (assets[type] === asset ? [weighting] : []))
    const long = sumOf(weightings.filter(weighting => weighting > 0))
    const short = sumOf(weightings.filter(weighting => weighting < 0).map(weighting => -weighting))
    return { ...about, asset, long, short, net: sumOf([long, -short]), category: null }
  })
}
