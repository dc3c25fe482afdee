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
    row('funds', 'Annual account charge: funds', custody('FUND') && bandText(custody('FUND')?.rule.bands ?? [])),
    row(
      'shares',
      'Annual account charge: shares, trusts, ETFs and gilts',
      shares &&
        `${bandText(shares.rule.bands)}${shares.rule.capPerMonth === undefined ? '' : `, capped at ${pounds(shares.rule.capPerMonth)} a month`}`,
    ),
    row('deal', 'Dealing charge: shares, trusts, ETFs and gilts', perTradeText(dealing('EQUITY')?.rule)),
    row('fund-deal', 'Dealing charge: funds', perTradeText(dealing('FUND')?.rule)),
    row('regular', 'Regular investment or dividend reinvestment', perTradeText(regular?.rule)),
    row('fx', 'FX charge (per deal)', exchange && bandText(exchange.rule.bands)),
    row(
      'admin',
      'Pension administration (per quarter)',
      admin && (admin.rule.amount === 0 ? 'Free' : pounds(admin.rule.amount)),
    ),
  ]
  const since = [shares, dealing('EQUITY')]
    .flatMap(rule => (rule ? [rule.validFrom] : []))
    .toSorted()
    .at(-1)
  return {
    asAt: day,
    basis: since
      ? `Current charges, last changed on ${formatDate(since)}. Taxes on purchases and product charges are extra.`
      : 'No charges are available for this date.',
    figures: rows.filter(known => known !== null),
  }
}

function row(key: string, label: string, text: string | null | undefined): Figure | null {
  return text ? figure(key, label, textValue(text)) : null
}

function perTradeText(rule: PerDealTerms | undefined): string | null {
  if (!rule) return null
  const frequent = rule.frequent
    ? `; ${pounds(rule.frequent.amount)} if you made ${rule.frequent.dealsLastMonth} or more deals in the previous month`
    : ''
  return `${pounds(rule.amount)} per deal${frequent}`
}

/** `0.25% up to £250,000, then 0.10% up to £500,000, then free` */
export function bandText(bands: readonly ChargeBand[]): string {
  return bands
    .map(({ upTo, rate }, index) => {
      const charge = rate === 0 ? 'free' : formatPercent(rate)
      const top = upTo === null ? '' : ` up to ${pounds(upTo)}`
      return `${index > 0 ? 'then ' : ''}${charge}${top}`
    })
    .join(', ')
}
