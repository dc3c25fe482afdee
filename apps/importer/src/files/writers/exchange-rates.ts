import { exchangeRates, upsert } from '@bellwether/db'
import type { ExchangeRateRecord } from '@bellwether/import-formats'
import type { RecordWriter } from '../record-writer.ts'
import { withoutRepeated } from './without-repeated.ts'

export const exchangeRateWriter: RecordWriter<ExchangeRateRecord> = {
  async write(tx, records, context) {
    const { sourceId, tally } = context
    const rows = withoutRepeated(records, ({ currency, day }) => `${currency} ${day}`, context).map(({ record }) => ({
      currency: record.currency,
      day: record.day,
      sterling: record.sterling,
      source_id: sourceId,
    }))
    tally.wrote(await upsert(tx, 'exchange_rate_days', rows))
    await exchangeRates.refreshLatest(tx, [...new Set(rows.map(({ currency }) => currency))])
  },
}
