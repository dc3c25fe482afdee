import type { BlockState, FigureTableView } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { formatMoneyShort, money } from '@bellwether/domain'
import {
  countValue,
  dateValue,
  empty,
  listIn,
  moneyValue,
  numberIn,
  percentValue,
  ready,
  textIn,
  textValue,
} from '@bellwether/web/view'

export function debtTable(trust: facts.TrustFacts): BlockState<FigureTableView> {
  const debts = listIn(trust.details, 'debt')
  if (debts.length === 0) return empty('The trust has no borrowings.')
  return ready({
    asAt: trust.asAt,
    columns: [
      { label: 'Instrument' },
      { label: 'Amount', numeric: true },
      { label: 'Rate', numeric: true },
      { label: 'Maturity', numeric: true },
    ],
    rows: debts.map((debt, index) => {
      const amount = numberIn(debt, 'amount')
      return {
        key: String(index),
        cells: [
          textValue(textIn(debt, 'instrument')),
          moneyValue(amount === null ? null : money(amount, trust.currency)),
          percentValue(numberIn(debt, 'rate')),
          dateValue(textIn(debt, 'maturity')),
        ],
      }
    }),
  })
}

/** What the manager is paid, by size of the trust. */
export function feesTable(trust: facts.TrustFacts): BlockState<FigureTableView> {
  const tiers = listIn(trust.details, 'feeTiers')
  if (tiers.length === 0) return empty('Management fee not disclosed.')
  let from: number | null = null
  const rows = tiers.map((tier, index) => {
    const upTo = numberIn(tier, 'upTo')
    const words = tierLabel(from, upTo, trust.currency)
    from = upTo
    return { key: String(index), cells: [textValue(words), percentValue(numberIn(tier, 'rate'))] }
  })
  return ready({
    asAt: trust.asAt,
    basis: 'Annual fee as a percentage of net assets. Each rate applies to its own band only.',
    columns: [{ label: 'Net assets' }, { label: 'Management fee', numeric: true }],
    rows,
  })
}

export function tierLabel(from: number | null, upTo: number | null, currency: string): string {
  const write = (amount: number) => formatMoneyShort(money(amount, currency))
  if (upTo === null) return from === null ? 'All net assets' : `Above ${write(from)}`
  return from === null ? `Up to ${write(upTo)}` : `${write(from)} to ${write(upTo)}`
}

/** Shares in issue at each half-year end, latest first. */
export function shareHistoryTable(trust: facts.TrustFacts): BlockState<FigureTableView> {
  const points = listIn(trust.details, 'sharesHistory').flatMap(point => {
    const [on, shares] = [textIn(point, 'on'), numberIn(point, 'shares')]
    return on && shares !== null ? [{ on, shares }] : []
  })
  if (points.length === 0) return empty('Shares in issue history not supplied.')
  return ready({
    asAt: trust.asAt,
    basis: 'A fall means shares were bought back; a rise means new shares were issued.',
    columns: [{ label: 'Date' }, { label: 'Shares in issue', numeric: true }, { label: 'Change', numeric: true }],
    rows: points
      .map(({ on, shares }, index) => {
        const before = points[index - 1]
        return {
          key: on,
          cells: [
            dateValue(on),
            countValue(shares),
            percentValue(before ? shares / before.shares - 1 : null, { signed: true }),
          ],
        }
      })
      .toReversed(),
  })
}
