import { upsert } from '@bellwether/db'
import type { StatementRecord } from '@bellwether/import-formats'
import type { RecordWriter } from '../record-writer.ts'
import { ofKnownSecurities, type RecordOfSecurity } from './known-securities.ts'
import { writeRatioInputs } from './ratio-inputs.ts'
import { withoutRepeated } from './without-repeated.ts'

export const statementWriter: RecordWriter<StatementRecord> = {
  async write(tx, records, context) {
    const { sourceId, tally, changed } = context
    const unique = withoutRepeated(
      records,
      ({ cik, period, periodEnd, superseded, filedOn }) =>
        `${cik} ${period} ${periodEnd}${superseded ? ` ${filedOn}` : ''}`,
      context,
    )
    const known = await ofKnownSecurities(tx, unique, ({ cik }) => ({ cik }), context)
    const current = known.filter(({ record }) => !record.superseded)
    const counts = await upsert(
      tx,
      'statements',
      current.map(({ record, securityId }) => ({
        security_id: securityId,
        template: record.template,
        period: record.period,
        period_end: record.periodEnd,
        months: record.months,
        fiscal_year: record.fiscalYear,
        currency: record.currency,
        basis: record.basis,
        audited: record.audited,
        restated: record.restated,
        split_ratio: record.split?.ratio ?? null,
        split_after: record.split?.after ?? null,
        published_on: record.publishedOn,
        filed_on: record.filedOn,
        income: record.income,
        balance: record.balance,
        cash_flow: record.cashFlow,
        source_id: sourceId,
      })),
      { key: ['security_id', 'period', 'period_end'], newerBy: 'filed_on', ignoring: ['filed_on'] },
    )
    tally.wrote(counts)
    tally.wrote(await upsert(tx, 'earlier_statements', earlierRows(known, sourceId)))
    if (counts.inserted + counts.updated === 0) return
    const companies = [...new Set(current.map(({ securityId }) => securityId))]
    await writeRatioInputs(tx, companies, sourceId)
    for (const securityId of companies) changed.add(securityId)
  },
}

function earlierRows(known: readonly RecordOfSecurity<StatementRecord>[], sourceId: number) {
  return known
    .filter(({ record }) => record.superseded)
    .map(({ record, securityId }) => ({
      security_id: securityId,
      period: record.period,
      period_end: record.periodEnd,
      filed_on: record.filedOn,
      currency: record.currency,
      income: record.income,
      balance: record.balance,
      cash_flow: record.cashFlow,
      source_id: sourceId,
    }))
}
