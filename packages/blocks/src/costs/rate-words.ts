import { type ChargeBand, type ChargeRule, formatMoney, formatPercent, money } from '@bellwether/domain'
import { wholePounds } from './cost-words.ts'

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })

/** A charge as a tariff states it: `0.25% a year, at most £3.50 a month`. */
export function rateWords({ rule }: ChargeRule): string {
  switch (rule.kind) {
    case 'TIERED':
      return `${bandWords(rule.bands, ' a year')}${rule.capPerMonth === undefined ? '' : `, at most ${pounds(rule.capPerMonth)} a month`}`
    case 'TIERED_DEAL':
      return `of each deal ${bandWords(rule.bands, '')}`
    case 'PER_DEAL':
      return rule.frequent
        ? `${pounds(rule.amount)} a deal, ${pounds(rule.frequent.amount)} after ${rule.frequent.dealsLastMonth} deals in the month before`
        : `${pounds(rule.amount)} a deal`
    case 'RATE':
      return `${formatPercent(rule.rate)} of each ${rule.on === 'BUY' ? 'purchase' : 'deal'}, to the nearest ${rule.roundTo === 1 ? 'penny' : pounds(rule.roundTo)}`
    case 'BY_COUNTRY':
      return `${Object.entries(rule.rates)
        .map(([country, rate]) => `${regions.of(country) ?? country} ${formatPercent(rate)}`)
        .join(', ')} of each ${rule.on === 'BUY' ? 'purchase' : 'deal'}`
    case 'LEVY':
      return `${pounds(rule.amount)} on each ${rule.on === 'BUY' ? 'purchase' : 'purchase and sale'} above ${wholePounds(money(rule.above, 'GBP'))}`
    case 'PER_QUARTER':
      return `${pounds(rule.amount)} a quarter${rule.exemptAbove === undefined ? '' : `, none above ${wholePounds(money(rule.exemptAbove, 'GBP'))}`}`
  }
}

function bandWords(bands: readonly ChargeBand[], suffix: string): string {
  return bands
    .map(({ upTo, rate }, index) => {
      const part = upTo !== null ? ` up to ${wholePounds(money(upTo, 'GBP'))}` : index > 0 ? ' on what is above' : ''
      return `${formatPercent(rate)}${index === 0 ? suffix : ''}${part}`
    })
    .join(', ')
}

function pounds(pence: number): string {
  return formatMoney(money(pence, 'GBP'))
}
