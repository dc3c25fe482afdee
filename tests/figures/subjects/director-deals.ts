import { addMonths } from '../calculate/calendar.ts'
import { currencyOf, worth } from '../calculate/unit.ts'
import { count, date, either, percent, price, shortMoney } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { dayOf, Figures, known, type Subject } from './subject.ts'

interface Deal {
  readonly id: number
  readonly name: string
  readonly kind: string
  readonly tradedOn: string
  readonly shares: number
  readonly price: number
  readonly scale: number
  readonly unit: string
  readonly value: number
  readonly currency: string
  readonly resulting: number | null
}

const kinds: Readonly<Record<string, string>> = {
  BUY: 'Bought',
  SELL: 'Sold',
  EXERCISE: 'Options exercised',
  SELL_TO_COVER: 'Sold to cover tax',
  AWARD: 'Award',
  DRIP: 'Dividend reinvestment',
  TRANSFER_IN: 'Transfer in',
  TRANSFER_OUT: 'Transfer out',
  SIP: 'Share incentive plan',
  ISA: 'Transfer to ISA',
  GIFT: 'Gift',
  INHERITANCE: 'Inheritance',
  LOAN: 'Loan',
}

function pageOf({ type }: RawSecurity): string {
  return type === 'EQUITY' ? 'director-deals' : 'fund-info/director-deals'
}

/** Latest first. */
function dealsOf(tables: RawTables, id: number): Promise<readonly Deal[]> {
  return tables.query<Deal>(
    `select d.id, p.name, d.kind, d.traded_on as "tradedOn", d.shares, d.price, d.scale, d.unit, d.value_minor as value,
       d.currency, d.resulting_shares as resulting
     from director_deals as d join people as p on p.id = d.person_id where d.security_id = $1
     order by d.traded_on desc, d.id desc`,
    id,
  )
}

const total = (deals: readonly Deal[]) => deals.reduce((sum, { value }) => sum + value, 0)

function addSummary(figures: Figures, pages: readonly string[], deals: readonly Deal[]): void {
  const [first] = deals
  if (!first) return
  const money = (minor: number) => shortMoney(minor, first.currency)
  const [bought, sold] = [deals.filter(({ kind }) => kind === 'BUY'), deals.filter(({ kind }) => kind === 'SELL')]
  const net = total(bought) - total(sold)
  for (const page of pages)
    for (const [label, text] of [
      ['Purchases', count(bought.length)],
      ['Value of purchases', money(total(bought))],
      ['Sales', count(sold.length)],
      ['Value of sales', money(total(sold))],
      [net >= 0 ? 'Net purchases' : 'Net sales', money(Math.abs(net))],
      ['Directors buying', count(new Set(bought.map(({ name }) => name)).size)],
    ] as const)
      figures.fact({ page, block: page === '' ? 'Director dealings' : 'Last 12 months' }, label, text, {
        deals: deals.length,
      })
}

function addTable(figures: Figures, page: string, table: string, deals: readonly Deal[], short = false): void {
  figures.rows(
    { page, table },
    deals.map(deal => ({
      label: date(deal.tradedOn),
      cells: {
        Shares: count(deal.shares),
        Price: deal.price === 0 ? 'n/a' : price(deal.price / 10 ** deal.scale, deal.unit, deal.scale),
        ...(short
          ? {}
          : {
              Value: deal.price === 0 ? '' : shortMoney(deal.value, deal.currency),
              'Resulting holding': known(deal.resulting, count) ?? 'n/a',
            }),
      },
    })),
  )
}

interface Director {
  readonly name: string
  readonly shares: number | null
}

async function addHoldings(figures: Figures, tables: RawTables, security: RawSecurity, deals: readonly Deal[]) {
  const { id, last, scale, unit, type } = security
  const directors = await tables.query<Director>(
    `select p.name, o.shares from positions as o join people as p on p.id = o.person_id
     where o.security_id = $1 and o.left_on is null and o.kind <> 'MANAGER'`,
    id,
  )
  const [issued] = await tables.query<{ readonly shares: number }>(
    `select shares_in_issue as shares from ${type === 'EQUITY' ? 'ratio_inputs' : 'trust_facts'} where security_id = $1`,
    id,
  )
  const part = (fraction: number) => (fraction > 0 && fraction < 0.00005 ? '<0.01%' : percent(fraction))
  for (const { name, shares } of directors) {
    if (shares === null) continue
    const deal = deals.find(each => each.name === name)
    figures.row({ page: pageOf(security), table: 'Director holdings' }, name, [
      ['Shares', count(shares)],
      ...(issued
        ? ([['% of company', either(part, shares / issued.shares), { shares, issued: issued.shares }]] as const)
        : []),
      ...(last === null
        ? []
        : ([
            ['Current value', shortMoney(worth(last, scale, unit, shares), currencyOf(unit)), { shares, last }],
          ] as const)),
      ['Last change', deal ? `${kinds[deal.kind]} ${count(deal.shares)}, ${date(deal.tradedOn)}` : 'None notified'],
    ])
  }
}

export const directorDeals: Subject = {
  name: 'director deals',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    const all = await dealsOf(tables, security.id)
    const market = all.filter(({ kind }) => kind === 'BUY' || kind === 'SELL')
    const yearAgo = addMonths(dayOf(security), -12)
    const recent = market.filter(({ tradedOn }) => tradedOn >= yearAgo)
    const page = pageOf(security)
    addSummary(figures, security.type === 'EQUITY' ? ['', page] : [page], recent)
    addTable(figures, page, 'Director deals', market)
    const largest = recent.toSorted((a, b) => b.value - a.value).slice(0, 5)
    addTable(figures, page, 'Largest director deals', largest)
    if (security.exchange === tables.summaryExchange)
      addTable(figures, 'summary', 'Last director deals', market.slice(0, 3), true)
    await addHoldings(figures, tables, security, all)
    return figures.list
  },
}
