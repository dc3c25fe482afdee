import { paymentFrequency, paymentMonths, totalPaid } from '@bellwether/analytics'
import type { BlockState, FiguresView, FigureTableView, FigureValue } from '@bellwether/contract'
import { dividends, type facts } from '@bellwether/db'
import { pagePath, price, priceDecimals } from '@bellwether/domain'
import {
  dateValue,
  empty,
  figure,
  listIn,
  notApplicable,
  numberIn,
  priceValue,
  ready,
  textIn,
  textValue,
} from '@bellwether/web/view'
import { paymentsCalculation } from '../dividends/payments-calculation.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { toDividendView } from '../securities/dividend-view.ts'

const shown = 12

/** Distributions per unit, paid or reinvested, latest first; estimates are marked. */
export async function distributionsTable(
  { db }: ResearchContext,
  securityId: number,
  fund: facts.FundFacts,
): Promise<BlockState<FigureTableView>> {
  const paid = (await dividends.forSecurity(db, securityId)).slice(0, shown)
  return paid.length === 0 ? empty('No distributions paid.') : ready(toTable(paid, fund))
}

/** What was distributed in twelve months, how often, and when the next is due. */
export async function distributionFigures(
  { db }: ResearchContext,
  { security, marketCode, day, today }: Pick<Subject, 'security' | 'marketCode' | 'day' | 'today'>,
): Promise<BlockState<FiguresView>> {
  const [paid, next] = await Promise.all([
    dividends.lastTwelveMonths(db, security.id, day),
    dividends.next(db, security.id, today),
  ])
  if (paid.length === 0 && !next) return empty('No distributions in the last 12 months, and none announced.')
  const reinvested = paid.some(item => item.reinvested)
  const total = totalPaid(paid.map(toDividendView))
  const frequency = paymentFrequency(paid)
  return ready({
    asAt: day,
    figures: [
      figure(
        'paid12m',
        reinvested ? 'Reinvested in the last 12 months (per unit)' : 'Paid in the last 12 months (per unit)',
        priceValue(total),
        {
          calculation: paymentsCalculation(
            paid.map(toDividendView),
            total,
            `${pagePath('fund-info', marketCode)}#distribution-history`,
          ),
        },
      ),
      figure('frequency', 'Frequency', frequency ? textValue(frequency) : notApplicable),
      figure('months', 'Usual payment months', textValue(paymentMonths(paid))),
      figure(
        'nextEx',
        next?.status === 'ESTIMATED' ? 'Next ex-dividend date (estimated)' : 'Next ex-dividend date',
        next ? dateValue(next.exOn) : notApplicable,
      ),
    ],
  })
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
  const amounts = paid.flatMap(({ exOn, amount, scale, unit }) =>
    [amount, equalised.get(exOn) ?? 0].map(value => price(value, scale, unit)),
  )
  const perUnitColumn = { numeric: true, decimals: priceDecimals(amounts) }
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
      { label: 'Per unit', ...perUnitColumn },
      ...(grouped
        ? [
            { label: 'Group 2: income', ...perUnitColumn },
            { label: 'Group 2: equalisation', ...perUnitColumn },
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
