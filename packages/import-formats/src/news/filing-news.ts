import { escapeHtml, type IsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import { readText } from '../reading/fields.ts'
import type { NewsRecord } from '../records/news.ts'
import { filingForm, itemsOf } from './filing-forms.ts'

export const secSource = {
  code: 'SEC',
  name: 'US Securities and Exchange Commission, EDGAR',
  licence: 'Public domain',
} as const

export interface Filing {
  readonly form: string
  readonly accession: string
  /** Null where the list of filings does not say it. */
  readonly company: string | null
  readonly ciks: readonly string[]
  readonly at: Date
  /** Of a current report: `2.02`. */
  readonly items: readonly string[]
  readonly url: string
}

/** An item of news about a filing; the same from a list of filings and from a feed of them. */
export function toFilingNews({ form, accession, company, ciks, at, items, url }: Filing): NewsRecord {
  const { type, tag } = filingForm(form)
  const about = itemsOf(items)
  const tags = about.tags.filter(each => each !== 'Other')
  const title = `${company === null ? '' : `${company}: `}${type} (${form})${about.names.length > 0 ? `: ${about.names.join(', ')}` : ''}`
  return {
    kind: 'news',
    guid: `urn:tag:sec.gov,2008:accession-number=${accession}`,
    title: title.length > 500 ? `${title.slice(0, 499)}…` : title,
    typeCode: form,
    type,
    channel: 'SECEDGAR',
    source: 'SEC filings',
    provider: 'US Securities and Exchange Commission',
    language: 'en',
    publishedAt: at.toISOString(),
    // A list that does not say the company never takes the place of one that does.
    changedAt: new Date(at.getTime() - (company === null ? 1 : 0)).toISOString(),
    tags: tags.length > 0 ? tags : [tag],
    securities: ciks.map(cik => ({ cik })),
    html: `<p>${escapeHtml(company ?? 'The company')} filed form ${escapeHtml(form)} with the US Securities and Exchange Commission. <a href="${escapeHtml(url)}">Read the filing on sec.gov</a>.</p>`,
    withdrawn: false,
  }
}

/** `0000320193-26-000006`. */
export function readAccession(field: string, given: string | undefined): string {
  const text = readText(field, given)
  const match = /^(\d{10})-?(\d{2})-?(\d{6})$/.exec(text)
  if (match) return match.slice(1).join('-')
  throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', field, text, `${field} must be such as 0000320193-26-000006`)
}

export function readForm(field: string, given: string | undefined): string {
  const text = readText(field, given, 20)
  if (/^[A-Z0-9][A-Z0-9 ./-]*$/i.test(text)) return text.toUpperCase()
  throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', field, text, `${field} is not a form of the SEC`)
}

/** EDGAR began in 1993. */
export const filingDays = (today: IsoDate) => ({ from: '1993-01-01', to: today })

export const indexUrl = (cik: string, accession: string) =>
  `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${accession}-index.htm`
