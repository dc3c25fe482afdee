import type { IsoDate, StatementTemplateName } from '@bellwether/domain'

/** Values by line key of the statement template, in the integers of its kind; every total adds up. */
export type ReportedLines = Readonly<Record<string, number>>

/** One period of a company's accounts, as known after one filing. */
export interface StatementRecord {
  readonly kind: 'statement'
  /** Of the SEC, without leading zeros. */
  readonly cik: string
  readonly template: StatementTemplateName
  readonly period: 'ANNUAL' | 'INTERIM'
  readonly periodEnd: IsoDate
  /** From the beginning of the financial year: 3, 6 or 9 of an interim period. */
  readonly months: number
  readonly fiscalYear: number
  readonly currency: string
  /** US GAAP or IFRS. */
  readonly basis: string
  readonly audited: boolean
  /** When the period was first reported; null where the file begins later. */
  readonly publishedOn: IsoDate | null
  /** The last filing that gives these figures, or shows the last split they were adjusted for. */
  readonly filedOn: IsoDate
  /** What figures per share and numbers of shares were adjusted for: new shares for each old one since a filing. */
  readonly split: { readonly ratio: number; readonly after: IsoDate } | null
  readonly restated: boolean
  /** A later filing, in the same file, has changed these figures. */
  readonly superseded: boolean
  readonly income: ReportedLines
  readonly balance: ReportedLines | null
  readonly cashFlow: ReportedLines | null
}
