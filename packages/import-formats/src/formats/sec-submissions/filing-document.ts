import { formatDate, type IsoDate } from '@bellwether/domain'
import { type FilingForm, filingForm } from '../../news/filing-forms.ts'
import { filingDays, indexUrl, readAccession, readForm } from '../../news/filing-news.ts'
import { readDay } from '../../reading/fields.ts'
import type { DocumentRecord } from '../../records/document.ts'
import type { FilingTable } from './filing-table.ts'

/** Old filings are plain text and some are data: those are reached through the index of the filing, which is a page. */
const shown = /^[A-Za-z0-9._-]{1,200}\.(html?|pdf)$/i

export function toFilingDocument(
  cik: string,
  { group, typeId }: NonNullable<FilingForm['document']>,
  table: FilingTable,
  row: number,
  today: IsoDate,
): DocumentRecord {
  const form = readForm('form', table.text('form', row))
  const accession = readAccession('accessionNumber', table.text('accessionNumber', row))
  const filed = readDay('filingDate', table.text('filingDate', row), filingDays(today))
  const period = table.text('reportDate', row)
  const file = shown.exec(table.text('primaryDocument', row))
  const folder = `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}`
  const { type } = filingForm(form)
  const isPeriodic = group === 'ANNUAL_REPORT' || group === 'INTERIM_REPORT'
  const to = isPeriodic && period !== '' ? readDay('reportDate', period, filingDays(today)) : null
  return {
    kind: 'document',
    security: { isin: null, sedol: null, cik },
    group,
    type,
    typeId,
    title: `${type} (${form})${to ? `, period to ${formatDate(to)}` : `, filed ${formatDate(filed)}`}`,
    language: 'en',
    effectiveDate: to ?? filed,
    fileFormat: file?.[1]?.toLowerCase() === 'pdf' ? 'PDF' : 'HTM',
    url: file ? `${folder}/${file[0]}` : indexUrl(cik, accession),
    regime: null,
  }
}
