import { either, percent, shortMoney } from '../page/printed.ts'
import { Figures, type Subject } from './subject.ts'

interface CostRow {
  readonly entry: number | null
  readonly exit: number | null
  readonly ongoing: number | null
  readonly management: number | null
  readonly borrowing: number | null
  readonly transaction: number | null
  readonly incidental: number | null
  readonly investee: number | null
}

interface Answers {
  readonly answers: Readonly<Record<string, unknown>>
}

/** Fields of the European MiFID template. */
const expected: readonly (readonly [field: string, label: string])[] = [
  ['07020', 'Entry charge'],
  ['07050', 'Exit charge'],
  ['07100', 'Ongoing costs'],
  ['07110', 'of which management fee'],
  ['07105', 'Borrowing costs'],
  ['07130', 'Transaction costs'],
  ['07140', 'Performance fees and other incidental costs'],
  ['09010', 'Transaction costs (UK rules)'],
]
const actual: readonly (readonly [field: string, label: string])[] = [
  ['08030', 'Ongoing costs'],
  ['08050', 'of which management fee'],
  ['08045', 'Borrowing costs'],
  ['08070', 'Transaction costs'],
  ['08080', 'Performance fees and other incidental costs'],
  ['09020', 'Transaction costs (UK rules)'],
]

function addAnswers(figures: Figures, { answers }: Answers): void {
  const page = 'fund-info/target-market'
  for (const [block, fields] of [
    ['Expected costs', expected],
    ['Actual costs', actual],
  ] as const)
    for (const [field, label] of fields) {
      const cost = answers[field]
      if (typeof cost === 'number') figures.fact({ page, block }, label, percent(cost))
    }
}

/** What the product itself costs, on each page that lists it. */
export const charges: Subject = {
  name: 'product charges',
  types: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  async expected(tables, { id, type }) {
    const figures = new Figures()
    const [row] = await tables.query<CostRow>(
      `select entry, exit, ongoing, management, borrowing, transaction, incidental, investee
       from costs where security_id = $1 order by kind limit 1`,
      id,
    )
    const [market] = await tables.query<Answers>('select answers from target_markets where security_id = $1', id)
    if (market) addAnswers(figures, market)
    if (!row) return figures.list
    const parts = [row.ongoing, row.borrowing, row.transaction, row.incidental, row.investee]
    const known = parts.filter(cost => cost !== null)
    const total = known.reduce((sum, cost) => sum + cost, 0)
    for (const place of [
      { page: '', block: 'Charges' },
      { page: type === 'CLOSED_END_FUND' ? 'fund-info/trust-info' : 'fund-info', block: 'Product charges' },
    ]) {
      for (const [label, cost] of [
        ['Ongoing charge (OCF)', row.ongoing],
        ['of which management fee', row.management],
        ['Transaction costs', row.transaction],
        ['Performance fee', row.incidental],
        ['Borrowing costs', row.borrowing],
        ['Underlying fund costs', row.investee],
        ['Entry charge', row.entry],
        ['Exit charge', row.exit],
      ] as const)
        if (cost !== null) figures.fact(place, label, percent(cost))
      if (known.length === 0) continue
      figures.fact(place, 'Total annual cost', either(percent, total), { ...row })
      figures.fact(place, 'Annual cost on £10,000', either(shortMoney, Math.round(total * 10_000_00)), { total })
    }
    return figures.list
  },
}
