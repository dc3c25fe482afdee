import { count, date, either, percent, shortMoney } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import { addPortfolio, type PortfolioDetails } from './fund-facts.ts'
import { Figures, known, type Subject } from './subject.ts'

interface TrustRow {
  readonly currency: string
  readonly borrowings: number
  readonly ongoing: number
  readonly performanceFee: boolean
  readonly increases: number | null
  readonly reserve: number | null
  readonly unquoted: number | null
  readonly bought: number | null
  readonly spent: number | null
  readonly details: TrustDetails
}

interface TrustDetails {
  readonly usualGearing?: { readonly from: number; readonly to: number }
  readonly gearingLimit?: number
  readonly turnover?: number
  readonly holdingsCount?: number
  readonly portfolio?: PortfolioDetails
  readonly capitalStructure?: { readonly treasury?: number }
  readonly manager?: { readonly noticeMonths?: number }
  readonly debt?: readonly { readonly instrument: string; readonly amount: number; readonly rate: number }[]
  readonly feeTiers?: readonly { readonly upTo: number | null; readonly rate: number }[]
  readonly sharesHistory?: readonly { readonly on: string; readonly shares: number }[]
}

const info = 'fund-info/trust-info'
const whole = (fraction: number) => percent(fraction, { digits: 0 })

async function trustRow(tables: RawTables, id: number): Promise<TrustRow | undefined> {
  const [row] = await tables.query<TrustRow>(
    `select currency, borrowings, ongoing_charge as ongoing, performance_fee as "performanceFee",
       consecutive_increases as increases, revenue_reserve as reserve, unquoted, buyback_shares_12m as bought,
       buyback_value_12m as spent, details
     from trust_facts where security_id = $1`,
    id,
  )
  return row
}

function addFacts(figures: Figures, trust: TrustRow): void {
  const { details } = trust
  const money = (amount: number) => shortMoney(amount, trust.currency)
  figures.stored([''], 'Ongoing charge', percent(trust.ongoing))
  figures.stored([info], 'Ongoing charge (AIC)', percent(trust.ongoing))
  figures.stored(['', info, 'dividends'], 'Years of dividend growth', known(trust.increases, count))
  figures.stored(['', info, 'dividends'], 'Revenue reserve', known(trust.reserve, money))
  figures.stored(['', info], 'Shares bought back (12 months)', known(trust.bought, count))
  figures.stored(['', info], 'Cost of buybacks (12 months)', known(trust.spent, money))
  const range = known(details.usualGearing, ({ from, to }) => `${whole(from)} to ${whole(to)}`)
  figures.stored([info, 'portfolio'], 'Typical gearing range', range)
  figures.stored([info, 'portfolio'], 'Gearing limit', known(details.gearingLimit, percent))
  figures.stored([info, 'portfolio'], 'Annual portfolio turnover', known(details.turnover, percent))
  figures.stored([info], 'Unquoted holdings', known(trust.unquoted, percent))
  figures.stored(['portfolio'], 'Unquoted', known(trust.unquoted, percent))
  figures.stored(['portfolio'], 'Borrowings', money(trust.borrowings))
  figures.stored(['portfolio'], 'Number of holdings', known(details.holdingsCount, count))
  addPortfolio(figures, details.portfolio)
  figures.stored([info], 'Held in treasury', known(details.capitalStructure?.treasury, count))
  const notice = known(details.manager?.noticeMonths, months => `${months} months by either party`)
  figures.stored([info], 'Notice period', notice)
}

function addTables(figures: Figures, { details, currency }: TrustRow): void {
  const money = (amount: number) => shortMoney(amount, currency)
  for (const { instrument, amount, rate } of details.debt ?? [])
    figures.row({ page: info, table: 'Debt' }, instrument, [
      ['Amount', money(amount)],
      ['Rate', percent(rate)],
    ])
  for (const [index, { upTo, rate }] of (details.feeTiers ?? []).entries()) {
    const from = details.feeTiers?.[index - 1]?.upTo ?? null
    const to = upTo === null ? null : money(upTo)
    const above = from === null ? 'All net assets' : `Above ${money(from)}`
    const band = from === null ? `Up to ${to}` : `${money(from)} to ${to}`
    figures.row({ page: info, table: 'Management fee' }, to === null ? above : band, [
      ['Management fee', percent(rate)],
    ])
  }
  for (const [index, { on, shares }] of (details.sharesHistory ?? []).entries()) {
    const before = details.sharesHistory?.[index - 1]?.shares
    const signed = (fraction: number) => percent(fraction, { sign: true })
    figures.row({ page: info, table: 'Shares in issue history' }, date(on), [
      ['Shares in issue', count(shares)],
      ['Change', before ? either(signed, shares / before - 1) : 'n/a', { shares, before }],
    ])
  }
}

export const trustFacts: Subject = {
  name: 'trust facts',
  types: ['CLOSED_END_FUND'],
  async expected(tables, { id }) {
    const figures = new Figures()
    const trust = await trustRow(tables, id)
    if (!trust) return figures.list
    addFacts(figures, trust)
    addTables(figures, trust)
    const [charged] = await tables.query<{ readonly incidental: number | null }>(
      `select incidental from costs where security_id = $1 and kind = 'EX_POST'`,
      id,
    )
    const fee = trust.performanceFee ? (charged?.incidental ?? null) : null
    if (fee !== null)
      figures.fact({ page: info }, 'Ongoing charge plus performance fee', either(percent, trust.ongoing + fee), {
        ongoing: trust.ongoing,
        fee,
      })
    const directors = await tables.query<{ readonly name: string; readonly shares: number }>(
      `select p.name, o.shares from positions as o join people as p on p.id = o.person_id
       where o.security_id = $1 and o.left_on is null and o.shares is not null`,
      id,
    )
    figures.rows(
      { page: '', table: 'Key people' },
      directors.map(({ name, shares }) => ({ label: name, cells: { 'Shares held': count(shares) } })),
    )
    return figures.list
  },
}
