import { importedSecurities, upsert } from '@bellwether/db'
import type { CurrencyRecord, TypeOverrideRecord, VenueRecord } from '@bellwether/import-formats'
import type { RecordWriter } from '../record-writer.ts'
import { withoutRepeated } from './without-repeated.ts'

export const venueWriter: RecordWriter<VenueRecord> = {
  async write(tx, records, context) {
    const rows = withoutRepeated(records, ({ mic }) => mic, context).map(({ record }) => ({
      mic: record.mic,
      operating_mic: record.operatingMic,
      name: record.name,
      country: record.country,
      city: record.city,
      website: record.website,
      status: record.status,
      as_at: record.asAt,
      source_id: context.sourceId,
    }))
    context.tally.wrote(await upsert(tx, 'venues', rows, { newerBy: 'as_at', ignoring: ['as_at'] }))
  },
}

export const currencyWriter: RecordWriter<CurrencyRecord> = {
  async write(tx, records, context) {
    const placed = withoutRepeated(records, ({ code }) => code, context)
    const rows = placed.map(({ record }) => ({
      code: record.code,
      number: record.number,
      name: record.name,
      minor_digits: record.minorDigits,
      withdrawn: record.withdrawn,
      as_at: record.asAt,
      source_id: context.sourceId,
    }))
    const counts = await upsert(tx, 'currencies', rows, { newerBy: 'as_at', ignoring: ['as_at'] })
    // A currency of several countries has a row for each; the further ones say nothing new.
    const further = placed.reduce((sum, { rows: count }) => sum + count - 1, 0)
    context.tally.wrote({ ...counts, unchanged: counts.unchanged + further })
  },
}

export const typeOverrideWriter: RecordWriter<TypeOverrideRecord> = {
  async write(tx, records, context) {
    for (const { at, record } of withoutRepeated(records, ({ isin }) => isin, context)) {
      const found = await importedSecurities.overrideType(tx, record.isin, record.type)
      if (found === null) {
        const reason = `there is no security ${record.isin}; import the list of securities first`
        const reject = { code: 'IMPORT_UNKNOWN_SECURITY', field: 'isin', value: record.isin, reason } as const
        context.tally.reject(at, reject)
        continue
      }
      if (found.changed) context.changed.add(found.id)
      context.tally.wrote({ inserted: 0, updated: found.changed ? 1 : 0, unchanged: found.changed ? 0 : 1 })
    }
  },
}
