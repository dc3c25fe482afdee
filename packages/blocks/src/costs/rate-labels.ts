import { type ChargeBand, type ChargeRule, formatMoney, formatPercent, money } from '@bellwether/domain'
import { wholePounds } from './cost-labels.ts'

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })

/** A charge as a tariff states it: `0.25% a year, capped at £3.50 a month`. */
export function rateText({ rule }: ChargeRule): string {
  switch (rule.kind) {
    case 'TIERED':
      return `${bandText(rule.bands, ' a year')}${rule.capPerMonth === undefined ? '' : `, capped at ${pounds(rule.capPerMonth)} a month`}`
    case 'TIERED_DEAL':
      return `${bandText(rule.bands, ' of each deal')}`
    case 'PER_DEAL':
      return rule.frequent
        ? `${pounds(rule.amount)} per deal, ${pounds(rule.frequent.amount)} with ${rule.frequent.dealsLastMonth} or more deals in the previous month`
        : `${pounds(rule.amount)} per deal`
    case 'RATE':
      return `${formatPercent(rule.rate)} of each ${rule.on === 'BUY' ? 'purchase' : 'deal'}, to the nearest ${rule.roundTo === 1 ? 'penny' : pounds(rule.roundTo)}`
    case 'BY_COUNTRY':
      return `${Object.entries(rule.rates)
        .map(([country, rate]) => `${regions.of(country) ?? country} ${formatPercent(rate)}`)
        .join(', ')} of each ${rule.on === 'BUY' ? 'purchase' : 'deal'}`
    case 'LEVY':
      return `${pounds(rule.amount)} on each ${rule.on === 'BUY' ? 'purchase' : 'purchase and sale'} above ${wholePounds(money(rule.above, 'GBP'))}`
    case 'PER_QUARTER':
      return `${pounds(rule.amount)} a quarter${rule.exemptAbove === undefined ? '' : `, waived above ${wholePounds(money(rule.exemptAbove, 'GBP'))}`}`
  }
}

function bandText(bands: readonly ChargeBand[], suffix: string): string {
  return bands
    .map(({ upTo, rate }, index) => {
      const part = upTo !== null ? ` up to ${wholePounds(money(upTo, 'GBP'))}` : index > 0 ? ' above that' : ''
      return `${formatPercent(rate)}${index === 0 ? suffix : ''}${part}`
    })
    .join(', ')
}

function pounds(pence: number): string {
  return formatMoney(money(pence, 'GBP'))
}
