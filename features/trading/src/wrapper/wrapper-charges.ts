import type { Figure, FiguresView } from '@bellwether/contract'
import {
  type ChargeBand,
  type ChargeRule,
  findChargeRule,
  formatDate,
  formatMoney,
  formatPercent,
  type IsoDate,
  money,
  type PerDealTerms,
  type SecurityType,
  type Wrapper,
} from '@bellwether/domain'
import { figure, textValue } from '@bellwether/web/view'

const pounds = (pence: number) => formatMoney(money(pence, 'GBP')).replace(/\.00$/, '')

/** The platform's charges in one wrapper on a day, from the rules that price every order. */
export function wrapperCharges(rules: readonly ChargeRule[], wrapper: Wrapper, day: IsoDate): FiguresView {
  const scope = (type: SecurityType) => ({ wrapper, type, day })
  const custody = (type: SecurityType) => findChargeRule(rules, 'CUSTODY', scope(type))
  const dealing = (type: SecurityType) => findChargeRule(rules, 'DEALING', scope(type))
  const regular = findChargeRule(rules, 'REGULAR_DEALING', scope('EQUITY'))
  const exchange = findChargeRule(rules, 'FX', scope('EQUITY'))
  const admin = findChargeRule(rules, 'SIPP_ADMIN', scope('EQUITY'))
  const shares = custody('EQUITY')
  const rows: readonly (Figure | null)[] = [
    row('funds', 'Holding funds, a year', custody('FUND') && bandWords(custody('FUND')?.rule.bands ?? [])),
    row(
      'shares',
      'Holding shares, trusts, ETFs and gilts, a year',
      shares &&
        `${bandWords(shares.rule.bands)}${shares.rule.capPerMonth === undefined ? '' : `, at most ${pounds(shares.rule.capPerMonth)} a month`}`,
    ),
    row('deal', 'Buying or selling shares, trusts, ETFs and gilts', dealWords(dealing('EQUITY')?.rule)),
    row('fund-deal', 'Buying or selling funds', dealWords(dealing('FUND')?.rule)),
    row('regular', 'Regular investment or reinvestment, each', dealWords(regular?.rule)),
    row('fx', 'Changing money, on each deal', exchange && bandWords(exchange.rule.bands)),
    row(
      'admin',
      'Pension administration, a quarter',
      admin && (admin.rule.amount === 0 ? 'Nothing' : pounds(admin.rule.amount)),
    ),
  ]
  const since = [shares, dealing('EQUITY')]
    .flatMap(rule => (rule ? [rule.validFrom] : []))
    .toSorted()
    .at(-1)
  return {
    asAt: day,
    basis: since
      ? `Charges as they stand, the latest change on ${formatDate(since)}. Taxes on purchases and the charges of products come on top.`
      : 'We hold no charges for this day.',
    figures: rows.filter(known => known !== null),
  }
}

function row(key: string, label: string, words: string | null | undefined): Figure | null {
  return words ? figure(key, label, textValue(words)) : null
}

function dealWords(rule: PerDealTerms | undefined): string | null {
  if (!rule) return null
  const frequent = rule.frequent
    ? `; ${pounds(rule.frequent.amount)} after ${rule.frequent.dealsLastMonth} deals in the month before`
    : ''
  return `${pounds(rule.amount)} a deal${frequent}`
}

/** `0.25% up to £250,000, then 0.10% up to £500,000, then nothing` */
export function bandWords(bands: readonly ChargeBand[]): string {
  return bands
    .map(({ upTo, rate }, index) => {
      const words = rate === 0 ? 'nothing' : formatPercent(rate)
      const top = upTo === null ? '' : ` up to ${pounds(upTo)}`
      return `${index > 0 ? 'then ' : ''}${words}${top}`
    })
    .join(', ')
}
