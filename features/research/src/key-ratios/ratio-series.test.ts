import { type RatioPeriod, statementFigures } from '@bellwether/analytics'
import { getIsoDate, isNotMeaningful, price, statementTemplateNames, statementTemplates } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { periodOf, statement } from '../statements/statement.fixture.ts'
import { keyRatiosCsv } from './key-ratios-csv.ts'
import type { RatioDefinition } from './ratio-definition.ts'
import { ratioGroups } from './ratio-groups.ts'
import { growthRows, ratioRow, writeRatio } from './ratio-series.ts'

const period = (given: Partial<RatioPeriod> = {}, lines: Parameters<typeof statement>[1] = {}): RatioPeriod => {
  const reported = periodOf(statement(2025, lines))
  return {
    reported,
    figures: statementFigures(reported),
    before: null,
    price: price(100, 0, 'GBX'),
    shares: 1000,
    nav: null,
    epsForward: null,
    ...given,
  }
}

const earning = (eps: number, given: Partial<RatioPeriod> = {}) => period(given, { income: { epsBasic: eps } })

const find = (template: 'GENERAL' | 'TRUST' | 'BANK', key: string): RatioDefinition => {
  const found = ratioGroups[template].flatMap(({ rows }) => rows).find(row => row.key === key)
  if (!found) throw new Error(`${template} has no ${key}`)
  return found
}

describe('the series of a ratio', () => {
  it('[RP-FORMAT-4] [RP-RATIO-6] has a figure for each year, keeps losses out of the average, and the latest apart', () => {
    const years = [earning(1000), earning(-1), earning(500), earning(2000)]
    const row = ratioRow(find('GENERAL', 'priceEarnings'), { years, latest: earning(800), currency: 'GBP' })
    expect(row.years).toEqual([
      { kind: 'ratio', value: 10, digits: 1 },
      { kind: 'not-meaningful', reason: 'Earnings per share is not above zero' },
      { kind: 'ratio', value: 20, digits: 1 },
      { kind: 'ratio', value: 5, digits: 2 },
    ])
    expect(row.latest).toEqual({ kind: 'ratio', value: 12.5, digits: 1 })
    expect(row.average).toMatchObject({ kind: 'ratio', value: expect.closeTo(35 / 3, 12) })
    expect(row.formula).toBe('Price ÷ earnings per share')
  })

  it('[RP-RATIO-6] has no average of fewer than three years', () => {
    const row = ratioRow(find('GENERAL', 'priceEarnings'), {
      years: [earning(1000), earning(500)],
      latest: earning(800),
      currency: 'GBP',
    })
    expect(row.average).toEqual({ kind: 'absent', absence: 'NOT_APPLICABLE' })
  })

  it('has no history for ratios based on forecasts', () => {
    const row = ratioRow(find('GENERAL', 'priceEarningsForward'), {
      years: [earning(1000)],
      latest: earning(800, { epsForward: 1000 }),
      currency: 'GBP',
    })
    expect(row.latest).toMatchObject({ value: 10 })
    expect(row.years).toEqual([{ kind: 'absent', absence: 'NOT_APPLICABLE' }])
  })

  it('[RP-RATIO-3] shows the last full year for ratios not available for 12 months', () => {
    const year = period({}, { template: 'BANK', income: { netInterestMargin: 215 } })
    const row = ratioRow(find('BANK', 'netInterestMargin'), {
      years: [year],
      latest: period({}, { template: 'BANK' }),
      currency: 'GBP',
    })
    expect(row.latest).toEqual({ kind: 'percent', fraction: 0.0215 })
  })

  it('writes each unit, pence for sterling per share', () => {
    expect(writeRatio({ value: 4250 }, 'perShare', 'GBP')).toEqual({ kind: 'price', price: price(4250, 2, 'GBX') })
    expect(writeRatio({ value: 4250 }, 'perShare', 'USD')).toEqual({ kind: 'price', price: price(43, 2, 'USD') })
    expect(writeRatio({ value: 7 }, 'score', 'GBP')).toEqual({ kind: 'score', score: 7, scale: 9 })
    expect(writeRatio({ value: 45.4 }, 'days', 'GBP')).toEqual({ kind: 'ratio', value: 45.4, digits: 0 })
    expect(writeRatio({ absent: 'NOT_REPORTED' }, 'days', 'GBP')).toMatchObject({ kind: 'absent' })
  })
})

describe('the ratios of a template', () => {
  it.each(statementTemplateNames)('%s: every ratio can be made from its own statements', name => {
    const lines = (kind: 'income' | 'balance' | 'cashFlow') =>
      Object.fromEntries(
        statementTemplates[name][kind].map(({ key }) => [key, /paid|cost|expense|fee/i.test(key) ? -50 : 100]),
      )
    const year = period(
      { nav: price(90, 0, 'GBX'), epsForward: 120 },
      { template: name, income: lines('income'), balance: lines('balance'), cashFlow: lines('cashFlow') },
    )
    const full = { ...year, before: year.figures }
    for (const definition of ratioGroups[name].flatMap(({ rows }) => rows)) {
      const ratio = definition.of(full)
      expect('value' in ratio || isNotMeaningful(ratio), definition.key).toBe(true)
    }
  })
})

describe('growth', () => {
  it('looks one, three and five years back', () => {
    const years = [100, 110, 121, 133.1, 146.41, 161.051].map(revenue => period({}, { income: { revenue } }))
    const [revenue, profit] = growthRows('GENERAL', years, 5)
    expect(revenue).toMatchObject({ label: 'Revenue' })
    for (const value of [...(revenue?.years ?? []), revenue?.threeYears, revenue?.fiveYears])
      expect(value).toEqual({ kind: 'percent', fraction: expect.closeTo(0.1, 9), signed: true })
    expect(revenue?.years).toHaveLength(5)
    expect(profit?.fiveYears).toMatchObject({ kind: 'absent', absence: 'NOT_REPORTED' })
  })

  it('over three and five years is in the file as on the page', () => {
    const years = [100, 110, 121, 133.1, 146.41, 161.051].map(revenue => period({}, { income: { revenue } }))
    const { header, rows } = keyRatiosCsv('ratios', {
      latest: { periodEnd: getIsoDate('2025-12-31'), trailing: false, priceDay: null },
      years: years
        .slice(1)
        .map((_, index) => ({ fiscalYear: 2021 + index, periodEnd: getIsoDate(`${2021 + index}-12-31`) })),
      groups: [],
      growth: growthRows('GENERAL', years, 5),
      stale: null,
      sector: null,
      currency: 'GBP',
      splitNote: null,
    })
    const cell = (label: string) => rows[0]?.[header.indexOf(label)]
    expect([cell('3-year CAGR'), cell('5-year CAGR')]).toEqual([expect.closeTo(0.1, 9), expect.closeTo(0.1, 9)])
    expect(rows.every(row => row.length === header.length)).toBe(true)
  })

  it('has no growth for the first year there is', () => {
    const years = [100, 110].map(revenue => period({}, { income: { revenue } }))
    const [revenue] = growthRows('GENERAL', years, 5)
    expect(revenue?.years).toEqual([
      expect.objectContaining({ kind: 'absent' }),
      expect.objectContaining({ kind: 'percent' }),
    ])
    expect(revenue?.threeYears).toMatchObject({ kind: 'absent' })
  })
})
