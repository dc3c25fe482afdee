import { date } from '../page/printed.ts'
import type { CsvRow } from './read-csv.ts'

/** A file that a page offers, and which of its tables it holds. */
export interface PageFile {
  /** The end of the page's address. */
  readonly page: string
  /** What the link adds after `format=csv`. */
  readonly table?: string
  /** Names of tables on the page; without them its labelled values. */
  readonly tables?: RegExp
  /** The label on the page of what a row is about. */
  labelOf(row: CsvRow): string
  /** Columns of the page that the file does not have, or has in words. */
  readonly except?: RegExp
  /** By the head of the page's column: the file's, where both use the page's word for different things. */
  readonly heads?: Readonly<Record<string, string>>
  /** The page's columns are the file's rows. */
  readonly transposed?: true
  /** Of so few companies that a small market may have none. */
  readonly rare?: true
  /** The page's head that a row is for, where the file has a row for each head. */
  readonly period?: (row: CsvRow) => string
}

/** Files of words. */
export const withoutFigures = /\/(?:news|fund-info\/target-market)\?/

const by = (head: string) => (row: CsvRow) => row.get(head) ?? ''
const byDate = (head: string) => (row: CsvRow) => date((row.get(head) ?? '').slice(0, 10))
const years = /^Trend$|^CAGR or average$/

/** One kind of file each. */
export const pageFiles: readonly PageFile[] = [
  { page: '', labelOf: by('Figure') },
  {
    page: 'charts-and-performance',
    table: 'returns',
    tables: /^(?:Cumulative returns|Five complete 12-month periods|Calendar years)$/,
    labelOf: by('Name'),
    period: row => (row.get('Table') === '12-month periods' ? byDate('To')(row) : by('Period')(row)),
  },
  { page: 'charts-and-performance', table: 'growth', tables: /^Growth by month end$/, labelOf: byDate('Date') },
  {
    page: 'charts-and-performance',
    table: 'risk',
    tables: /^Risk and return measures$/,
    labelOf: by('Name'),
    transposed: true,
    except: /^Recovery time$/,
    heads: { '3-year volatility': 'Volatility' },
  },
  { page: 'charts-and-performance', tables: /^Prices shown on the chart$/, labelOf: byDate('Date') },
  { page: 'financials/summary', tables: /^Financial summary by year$/, labelOf: by('Line'), except: years },
  { page: 'financials/income-statement', tables: / by period$/, labelOf: by('Line'), except: years },
  { page: 'financials/balance-sheet', tables: / by period$/, labelOf: by('Line'), except: years },
  { page: 'financials/cash-flow', tables: / by period$/, labelOf: by('Line'), except: years },
  { page: 'financials/key-ratios', tables: / ratios$/, labelOf: by('Ratio') },
  {
    page: 'director-deals',
    table: 'holdings',
    tables: /^Director holdings$/,
    labelOf: by('Name'),
    except: /^Last change$/,
  },
  { page: 'director-deals', tables: /^Director deals$/, labelOf: byDate('Trade date') },
  {
    page: 'fund-info/director-deals',
    table: 'holdings',
    tables: /^Director holdings$/,
    labelOf: by('Name'),
    except: /^Last change$/,
  },
  { page: 'fund-info/director-deals', tables: /^Director deals$/, labelOf: byDate('Trade date') },
  { page: 'company-info', table: 'divisions', tables: /^Revenue by division$/, labelOf: by('Division') },
  { page: 'company-info', table: 'profits', tables: /^Profit by division$/, labelOf: by('Division') },
  { page: 'company-info', table: 'places', tables: /^Revenue by region$/, labelOf: by('Region') },
  { page: 'company-info', table: 'people', tables: /^Board and executives$/, labelOf: by('Name') },
  { page: 'company-info', table: 'share-classes', tables: /^Share classes/, labelOf: by('Class') },
  { page: 'company-info', table: 'changes', tables: /^Corporate actions$/, labelOf: byDate('Effective'), rare: true },
  { page: 'company-info', table: 'short-positions', tables: /^Short positions$/, labelOf: by('Holder') },
  { page: 'company-info', table: 'shareholders', tables: /^Major shareholders$/, labelOf: by('Holder') },
  {
    page: 'portfolio',
    table: 'breakdowns',
    tables: /^(?:Sectors|Countries|Currencies|Company size)$/,
    labelOf: by('Name'),
  },
  {
    page: 'portfolio',
    tables: /^Top holdings$/,
    labelOf: row => `${row.get('Rank')} ${row.get('Name')}`,
    except: /^(?:Over|Change)/,
    heads: { Weight: 'Weighting %', Index: 'Index weighting %' },
  },
  { page: 'dividends', tables: /^Dividend history$/, labelOf: by('Type'), except: /^Year-on-year$/ },
  { page: 'risks-and-ratings', tables: /^Risk measures$/, labelOf: by('Measure') },
  { page: 'fund-info/trust-info', tables: /^NAV history$/, labelOf: byDate('Date') },
  {
    page: 'fund-info',
    tables: /^Distribution history$/,
    labelOf: byDate('Ex-dividend'),
    except: /^Group 2/,
    heads: { Reinvested: 'Paid' },
  },
  {
    page: 'costs',
    tables: /^Costs in pounds and per cent$/,
    labelOf: row => row.get('Cost') || (row.get('Group') ?? ''),
  },
  { page: 'costs', table: 'years', tables: /^Year by year$/, labelOf: by('End of year') },
]
