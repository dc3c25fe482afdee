import { ratio } from '../calculate/company-ratios.ts'
import { currencyOf, worth } from '../calculate/unit.ts'
import { count, either, percent, shortMoney } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { addCorporateActions } from './corporate-actions.ts'
import { Figures, known, type Subject } from './subject.ts'
import { ratioTexts } from './valuation.ts'

const page = 'company-info'
const inPoints = (change: number) => percent(change, { sign: true }).replace('%', 'pp')

interface Person {
  readonly name: string
  readonly born: number | null
  readonly shares: number | null
  readonly pay: number | null
  readonly payCurrency: string | null
}

async function addBoard(figures: Figures, tables: RawTables, { id, last, scale, unit }: RawSecurity): Promise<void> {
  const board = await tables.query<Person>(
    `select p.name, p.born, o.shares, o.pay, o.pay_currency as "payCurrency"
     from positions as o join people as p on p.id = o.person_id
     where o.security_id = $1 and o.left_on is null and o.kind <> 'MANAGER'`,
    id,
  )
  figures.rows(
    { page, table: 'Board and executives' },
    board.map(({ name, born, shares, pay, payCurrency }) => ({
      label: name,
      cells: {
        ...(born === null ? {} : { Born: String(born) }),
        Shares: known(shares, count) ?? 'n/a',
        'Current value':
          shares === null || last === null ? 'n/a' : shortMoney(worth(last, scale, unit, shares), currencyOf(unit)),
        Pay: pay === null || payCurrency === null ? 'n/a' : shortMoney(pay, payCurrency),
      },
      inputs: { shares, last },
    })),
  )
}

interface Holder {
  readonly holder: string
  readonly shares: number
  readonly share: number
  readonly change: number | null
}

async function addOwners(figures: Figures, tables: RawTables, { id }: RawSecurity): Promise<void> {
  const holders = await tables.query<Holder>(
    'select holder, shares, share, change from major_shareholders where security_id = $1',
    id,
  )
  for (const { holder, shares, share, change } of holders)
    figures.row({ page, table: 'Major shareholders' }, holder, [
      ['Shares', count(shares)],
      ['Voting rights', percent(share)],
      ['Change', known(change, inPoints) ?? 'n/a'],
    ])
  const shorts = await tables.query<Pick<Holder, 'holder' | 'share'>>(
    'select holder, share from short_positions where security_id = $1',
    id,
  )
  for (const { holder, share } of shorts)
    figures.row({ page, table: 'Short positions' }, holder, [['% of shares', percent(share)]])
}

interface Segment {
  readonly year: number
  readonly kind: 'DIVISION' | 'GEOGRAPHY'
  readonly name: string
  readonly currency: string
  readonly revenue: number
  readonly profit: number | null
}

function addSegments(figures: Figures, table: string, segments: readonly Segment[], of: 'revenue' | 'profit'): void {
  const latest = Math.max(...segments.map(({ year }) => year))
  const all = segments.filter(({ year }) => year === latest).reduce((sum, { revenue }) => sum + revenue, 0)
  for (const { year, name, currency, revenue, profit } of segments) {
    if (year <= latest - 3 || !segments.some(each => each.year === latest && each.name === name)) continue
    const amount = of === 'revenue' ? revenue : profit
    figures.row({ page, table }, name, [[String(year), known(amount, minor => shortMoney(minor, currency)) ?? 'n/a']])
    if (year !== latest) continue
    figures.row({ page, table }, name, [
      of === 'revenue'
        ? ['Share of total', either(percent, revenue / all), { revenue, all }]
        : ['Margin', ratioTexts(ratio(profit, revenue), percent), { profit, revenue }],
    ])
  }
}

interface ShareClass {
  readonly name: string
  readonly nominal: string
  readonly votesPerShare: number
  readonly inIssue: number
  readonly inTreasury?: number
}

interface CompanyRow {
  readonly employees: number | null
  readonly details: { readonly shareClasses?: readonly ShareClass[] }
}

async function addCompany(figures: Figures, tables: RawTables, { id }: RawSecurity): Promise<void> {
  const [row] = await tables.query<CompanyRow>(
    'select employees, details from company_facts where security_id = $1',
    id,
  )
  figures.stored(['', page], 'Employees', known(row?.employees, count))
  for (const { name, nominal, votesPerShare, inIssue, inTreasury = 0 } of row?.details.shareClasses ?? [])
    figures.row({ page, table: 'Share classes and voting rights' }, name, [
      ['Nominal value', nominal],
      ['Votes per share', count(votesPerShare)],
      ['In issue', count(inIssue)],
      ['In treasury', count(inTreasury)],
      ['Total votes', count((inIssue - inTreasury) * votesPerShare), { inIssue, inTreasury, votesPerShare }],
    ])
}

interface Float {
  readonly float: number | null
}

async function addHeldBy(figures: Figures, tables: RawTables, { isin, id }: RawSecurity): Promise<void> {
  const [inputs] = await tables.query<Float>('select free_float as float from ratio_inputs where security_id = $1', id)
  figures.stored([''], 'Free float', known(inputs?.float, percent))
  const holders = await tables.query<{ readonly name: string; readonly weighting: number }>(
    `select s.name, h.weighting from holdings as h join securities as s on s.id = h.security_id
     where h.isin = $1 and s.status = 'ACTIVE' and h.as_at = (select max(as_at) from holdings where security_id = h.security_id)
       and not exists (select from fund_facts as f join securities as o on o.isin = f.sister_isin
         where f.security_id = s.id and o.status = 'ACTIVE' and o.id < s.id)
     order by h.weighting desc, h.security_id`,
    isin,
  )
  for (const { name, weighting } of holders.slice(0, 8))
    figures.row({ page: '', table: 'Held by' }, name, [['Weight', percent(weighting)]])
}

interface Brokers {
  readonly counts: readonly number[]
}

const views = ['Strong buy', 'Buy', 'Hold', 'Sell', 'Strong sell']

async function addBrokers(figures: Figures, tables: RawTables, { id, exchange }: RawSecurity): Promise<void> {
  const [row] = await tables.query<Brokers>(
    'select array[strong_buy, buy, neutral, sell, strong_sell] as counts from broker_views where security_id = $1',
    id,
  )
  if (!row || row.counts.reduce((sum, each) => sum + each, 0) < 3) return
  for (const page of exchange === tables.summaryExchange ? ['', 'summary'] : [''])
    for (const [index, label] of views.entries())
      figures.fact({ page, block: 'Broker consensus', table: '' }, label, String(row.counts[index] ?? 0))
}

export const company: Subject = {
  name: 'company',
  types: ['EQUITY'],
  async expected(tables, security) {
    const figures = new Figures()
    await addBoard(figures, tables, security)
    await addOwners(figures, tables, security)
    const segments = await tables.query<Segment>(
      'select fiscal_year as year, kind, name, currency, revenue, profit from segments where security_id = $1',
      security.id,
    )
    const divisions = segments.filter(({ kind }) => kind === 'DIVISION')
    addSegments(figures, 'Revenue by division', divisions, 'revenue')
    if (divisions.some(({ profit }) => profit !== null)) addSegments(figures, 'Profit by division', divisions, 'profit')
    const regions = segments.filter(({ kind }) => kind === 'GEOGRAPHY')
    addSegments(figures, 'Revenue by region', regions, 'revenue')
    await addCompany(figures, tables, security)
    await addHeldBy(figures, tables, security)
    await addBrokers(figures, tables, security)
    await addCorporateActions(figures, tables, security)
    return figures.list
  },
}
