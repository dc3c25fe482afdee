import type { BlockState, FigureTableView, FigureValue } from '@bellwether/contract'
import { dividends, type facts } from '@bellwether/db'
import { price } from '@bellwether/domain'
import {
  dateValue,
  empty,
  listIn,
  notApplicable,
  numberIn,
  priceValue,
  ready,
  textIn,
  textValue,
} from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

const shown = 12

/** Distributions per unit, paid or reinvested, latest first; estimates are marked. */
export async function distributionsTable(
  { db }: ResearchContext,
  securityId: number,
  fund: facts.FundFacts,
): Promise<BlockState<FigureTableView>> {
  const paid = await dividends.forSecurity(db, securityId, shown)
  return paid.length === 0 ? empty('No distributions paid.') : ready(toTable(paid, fund))
}

type Paid = Pick<dividends.Dividend, 'exOn' | 'payOn' | 'amount' | 'scale' | 'unit' | 'status' | 'reinvested'>

export function toTable(
  paid: readonly Paid[],
  { asAt, details }: Pick<facts.FundFacts, 'asAt' | 'details'>,
): FigureTableView {
  const equalised = new Map(
    listIn(details, 'equalisation').flatMap(item => {
      const [exOn, amount] = [textIn(item, 'exOn'), numberIn(item, 'amount')]
      return exOn !== null && amount !== null ? [[exOn, amount] as const] : []
    }),
  )
  const grouped = paid.some(({ exOn }) => equalised.has(exOn))
  return {
    asAt,
    basis: [
      typeWords[textIn(details, 'distributionType') ?? ''],
      paid.some(({ reinvested }) => reinvested)
        ? 'Accumulation units reinvest income: the amount is added to the unit price and, outside an ISA or pension, is still taxable.'
        : null,
      grouped
        ? 'Units bought during the period (group 2) receive the same amount as those held throughout (group 1); the equalisation part is a return of capital, not taxed as income.'
        : null,
    ]
      .filter(Boolean)
      .join(' '),
    columns: [
      { label: 'Ex-dividend' },
      { label: paid.some(({ reinvested }) => reinvested) ? 'Reinvested' : 'Paid' },
      { label: 'Per unit', numeric: true },
      ...(grouped
        ? [
            { label: 'Group 2: income', numeric: true },
            { label: 'Group 2: equalisation', numeric: true },
          ]
        : []),
      { label: 'Status' },
    ],
    rows: paid.map(({ exOn, payOn, amount, scale, unit, status }) => {
      const back = equalised.get(exOn)
      const perUnit = (value: number): FigureValue => priceValue(price(value, scale, unit))
      return {
        key: exOn,
        cells: [
          dateValue(exOn),
          payOn ? dateValue(payOn) : notApplicable,
          perUnit(amount),
          ...(grouped
            ? back === undefined
              ? [notApplicable, notApplicable]
              : [perUnit(amount - back), perUnit(back)]
            : []),
          textValue(status === 'ESTIMATED' ? 'Estimated' : 'Confirmed'),
        ],
      }
    }),
  }
}

const typeWords: Readonly<Record<string, string>> = {
  Dividend: 'Dividend distributions, taxed as dividends.',
  Interest: 'Interest distributions, taxed as interest: the fund is mainly invested in bonds and cash.',
}
