import { type Database, referenceValues, upsert, writeDays } from '@bellwether/db'
import { toEpochDay } from '@bellwether/domain'
import type { ReferenceSeries, ReferenceValueRecord } from '@bellwether/import-formats'
import type { RecordWriter } from '../record-writer.ts'
import { withoutRepeated } from './without-repeated.ts'

/** IM-RATE-4. */
export const referenceValueWriter: RecordWriter<ReferenceValueRecord> = {
  async write(tx, records, context) {
    const { sourceId, tally } = context
    const unique = withoutRepeated(records, ({ series, day }) => `${series.code} ${day}`, context)
    const counts = await upsert(
      tx,
      'reference_values',
      unique.map(({ record }) => ({
        code: record.series.code,
        day: record.day,
        value: record.value,
        as_at: record.asAt,
        source_id: sourceId,
      })),
      { newerBy: 'as_at', ignoring: ['as_at'] },
    )
    tally.wrote(counts)
    if (counts.inserted + counts.updated === 0) return
    const bySeries = new Map(unique.map(({ record }) => [record.series.code, record.series]))
    for (const series of bySeries.values()) await writeLevels(tx, series, sourceId)
  },
}

const perPoint = 100

/** From everything that is known, whatever the order in which files came. */
async function writeLevels(
  tx: Database,
  { code, name, kind, currency }: ReferenceSeries,
  sourceId: number,
): Promise<void> {
  const index_id = await referenceValues.ensureIndex(tx, { code, name, kind, currency, source_id: sourceId })
  const values = await referenceValues.all(tx, code)
  const levels = kind === 'CASH' ? cashLevels(values) : values.map(({ value }) => value)
  await writeDays(
    tx,
    'index_levels',
    values.map(({ day, sourceId: source_id }, at) => {
      const points = Math.round((levels[at] ?? 0) * perPoint)
      return { index_id, day, source_id, ...(kind === 'CASH' ? { total_return: points } : { level: points }) }
    }),
  )
}

/** 100 on the first day; each rate counts until the next one, 365 days to a year. */
function cashLevels(rates: readonly referenceValues.ReferenceValue[]): readonly number[] {
  let level = 100
  return rates.map(({ day }, at) => {
    const before = rates[at - 1]
    if (before) level *= 1 + (before.value / 100) * ((toEpochDay(day) - toEpochDay(before.day)) / 365)
    return level
  })
}
