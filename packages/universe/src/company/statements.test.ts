import { checkStatementSet, type StatementTemplateName, statementTemplates } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'

// Large enough for every template, banks and insurers included.
const universe = new CollectedUniverse({ securities: 110 })
const statements = universe.rows('statements')
const securities = new Map(universe.rows('securities').map(s => [s.id, s]))

type Lines = Record<string, number>
const lines = (value: unknown) => (value ?? {}) as Lines
const line = (value: unknown, key: string) => lines(value)[key] ?? 0

const periodsOf = (securityId: number, period: string) =>
  statements
    .filter(s => s.security_id === securityId && s.period === period)
    .toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1))

describe('statements', () => {
  it('come in all five templates', () => {
    expect([...new Set(statements.map(s => s.template))].toSorted()).toEqual([
      'BANK',
      'GENERAL',
      'INSURER',
      'REIT',
      'TRUST',
    ])
  })

  it('cover ten years, six interims and two forecasts of every equity', () => {
    for (const [id, { type }] of securities) {
      if (type !== 'EQUITY') continue
      expect([
        periodsOf(id ?? 0, 'ANNUAL').length,
        periodsOf(id ?? 0, 'INTERIM').length,
        periodsOf(id ?? 0, 'FORECAST').length,
      ]).toEqual([10, 6, 2])
    }
  })

  it('are restated now and then, never the latest year', () => {
    const restated = statements.filter(s => s.restated)
    expect(restated.length).toBeGreaterThan(0)
    for (const { security_id, fiscal_year } of restated)
      expect(fiscal_year).toBeLessThan(periodsOf(security_id, 'ANNUAL').at(-1)?.fiscal_year ?? 0)
  })

  it('are published by the last day, and forecasts lie ahead', () => {
    expect(
      statements.filter(s => s.period !== 'FORECAST' && !(s.published_on && s.published_on <= '2026-11-13')),
    ).toEqual([])
    expect(
      statements.filter(
        s => s.period === 'FORECAST' && (s.published_on !== null || s.balance !== null || s.cash_flow !== null),
      ),
    ).toEqual([])
  })

  it('[RP-DATA-24] add up: every total, the balance sheet, and cash in all three statements', () => {
    const problems = statements.flatMap(s => {
      const set = {
        income: lines(s.income),
        ...(s.balance && { balance: lines(s.balance) }),
        ...(s.cash_flow && { cashFlow: lines(s.cash_flow) }),
      }
      return checkStatementSet(statementTemplates[s.template as StatementTemplateName], set).map(problem => ({
        security: s.security_id,
        period: s.period,
        end: s.period_end,
        ...problem,
      }))
    })
    expect(problems).toEqual([])
  })

  it('[RP-DATA-24] open each year with the cash the last one closed with', () => {
    for (const id of securities.keys()) {
      const years = periodsOf(id ?? 0, 'ANNUAL')
      for (const [i, year] of years.entries()) {
        const before = years[i - 1]
        if (before) expect(line(year.cash_flow, 'openingCash')).toBe(line(before.balance, 'cash'))
      }
    }
  })

  it('[RP-DATA-24] roll retained earnings forward by profit less dividends and buybacks', () => {
    for (const id of securities.keys()) {
      const years = periodsOf(id ?? 0, 'ANNUAL')
      for (const [i, year] of years.entries()) {
        const before = years[i - 1]
        if (!before) continue
        const paidOut = line(year.cash_flow, 'dividendsPaid') + line(year.cash_flow, 'buybacks')
        if (year.template === 'TRUST') {
          expect(line(year.balance, 'revenueReserve') - line(before.balance, 'revenueReserve')).toBe(
            line(year.income, 'revenueReturn') + line(year.cash_flow, 'dividendsPaid'),
          )
          expect(line(year.balance, 'capitalReserve') - line(before.balance, 'capitalReserve')).toBe(
            line(year.income, 'capitalReturn') + line(year.cash_flow, 'buybacks'),
          )
        } else {
          expect(line(year.balance, 'retainedEarnings') - line(before.balance, 'retainedEarnings')).toBe(
            line(year.income, 'profitToEquityHolders') + paidOut,
          )
        }
      }
    }
  })

  it('report earnings per share times shares as the profit, to the rounding of a hundredth of a penny', () => {
    for (const s of statements) {
      const profit =
        s.template === 'TRUST' ? line(s.income, 'profitForPeriod') : line(s.income, 'profitToEquityHolders')
      const shares = line(s.income, 'weightedSharesBasic')
      expect(Math.abs((line(s.income, 'epsBasic') * shares) / 100 - profit)).toBeLessThanOrEqual(shares / 200 + 1)
    }
  })

  it('keep net assets of going concerns positive, and revenue reserves of trusts', () => {
    expect(
      statements
        .filter(s => s.balance && line(s.balance, 'netAssets') <= 0)
        .map(s => securities.get(s.security_id)?.name),
    ).toEqual([])
    expect(statements.filter(s => s.template === 'TRUST' && line(s.balance, 'revenueReserve') < 0)).toEqual([])
  })
})

describe('dividends', () => {
  it('[RP-DATA-25] of a financial year add up to the dividend per share of its statement', () => {
    for (const s of statements.filter(x => x.period === 'ANNUAL')) {
      const declared = universe
        .rows('dividends')
        .filter(d => d.security_id === s.security_id && d.financial_year === s.fiscal_year && d.kind !== 'SPECIAL')
      expect(declared.reduce((sum, d) => sum + d.amount, 0)).toBe(line(s.income, 'dps'))
    }
  })

  it('[RP-DATA-25] paid in a year are what the cash flow shows: amount times the shares that ranked for it', () => {
    for (const id of securities.keys()) {
      const ends = [...periodsOf(id ?? 0, 'ANNUAL'), ...periodsOf(id ?? 0, 'INTERIM')].toSorted((a, b) =>
        a.period_end < b.period_end ? -1 : 1,
      )
      const years = periodsOf(id ?? 0, 'ANNUAL')
      // Share counts of half-years are known for the last interims only.
      for (const [i, year] of years.entries()) {
        const before = years[i - 1]
        if (!before || year.fiscal_year <= (periodsOf(id ?? 0, 'INTERIM')[0]?.fiscal_year ?? 9999)) continue
        const paid = universe
          .rows('dividends')
          .filter(d => d.security_id === id && d.pay_on && d.pay_on > before.period_end && d.pay_on <= year.period_end)
        const cash = paid.reduce(
          (sum, d) =>
            sum +
            Math.round((d.amount * line(ends.findLast(e => e.period_end < d.ex_on)?.balance, 'sharesInIssue')) / 100),
          0,
        )
        expect(-line(year.cash_flow, 'dividendsPaid')).toBe(cash)
      }
    }
  })

  it('are confirmed when declared by the last day and estimated otherwise', () => {
    const dividends = universe.rows('dividends').filter(d => d.kind !== 'COUPON')
    expect(
      dividends.filter(d => (d.status === 'CONFIRMED') !== (d.declared_on != null && d.declared_on <= '2026-11-13')),
    ).toEqual([])
    expect(dividends.some(d => d.status === 'ESTIMATED')).toBe(true)
    expect(dividends.some(d => d.status === 'CONFIRMED' && d.ex_on > '2026-11-13')).toBe(true)
    expect(dividends.filter(d => d.status === 'ESTIMATED' && d.ex_on <= '2026-11-13')).toEqual([])
  })

  it('go ex before they are recorded and paid', () => {
    expect(
      universe
        .rows('dividends')
        .filter(d => !(d.record_on && d.pay_on && d.ex_on <= d.record_on && d.record_on < d.pay_on)),
    ).toEqual([])
  })
})

describe('valuation', () => {
  const shares = universe.rows('ratio_inputs').map(inputs => {
    const listing = universe.rows('listings').find(l => l.security_id === inputs.security_id)
    const quote = universe.rows('quotes').find(q => q.listing_id === listing?.id)
    const security = securities.get(inputs.security_id)
    const sameCurrency = security?.currency === (listing?.price_unit === 'GBX' ? 'GBP' : listing?.price_unit)
    return {
      inputs,
      price: ((quote?.last ?? 0) / 10 ** (listing?.price_scale ?? 0)) * (listing?.price_unit === 'GBX' ? 0.01 : 1),
      security,
      sameCurrency,
    }
  })

  it('puts most price-earnings ratios between 5 and 40, with some losses', () => {
    const ratios = shares.filter(s => s.sameCurrency).map(s => (s.price * 10_000) / (s.inputs.eps ?? 0))
    const usual = ratios.filter(r => r >= 5 && r <= 40)
    expect(usual.length / ratios.length).toBeGreaterThan(0.75)
    expect(ratios.some(r => r < 0)).toBe(true)
  })

  it('keeps yields between nothing and nine per cent', () => {
    const yields = shares.filter(s => s.sameCurrency).map(s => (s.inputs.dps ?? 0) / 10_000 / s.price)
    expect(Math.max(...yields)).toBeLessThan(0.095)
    expect(yields.some(y => y === 0)).toBe(true)
    expect(yields.filter(y => y > 0.015 && y < 0.06).length / yields.length).toBeGreaterThan(0.4)
  })

  it('ranges from £15m to £120bn, most of them below £2bn', () => {
    const sizes = [...securities.values()].filter(s => s.type === 'EQUITY').map(s => (s.size_gbp ?? 0) / 100)
    expect(Math.min(...sizes)).toBeGreaterThan(14e6)
    expect(Math.max(...sizes)).toBeLessThan(121e9)
    expect(sizes.filter(s => s < 2e9).length / sizes.length).toBeGreaterThan(0.5)
  })

  it('takes trailing figures from the statements: a full year, or a year less one half plus the other', () => {
    for (const { inputs } of shares) {
      const years = periodsOf(inputs.security_id, 'ANNUAL')
      const halves = periodsOf(inputs.security_id, 'INTERIM')
      const [year, half] = [years.at(-1), halves.at(-1)]
      const net = (s: typeof year) => line(s?.income, 'profitToEquityHolders')
      const expected =
        half && year && half.period_end > year.period_end ? net(year) + net(half) - net(halves.at(-2)) : net(year)
      expect(inputs.net_profit).toBe(expected)
    }
  })

  it('splits revenue into segments that make up the whole', () => {
    for (const [id, rows] of universe.by('segments', 'security_id')) {
      for (const kind of ['DIVISION', 'GEOGRAPHY'] as const) {
        const year = Math.max(...rows.map(r => r.fiscal_year))
        const statement = periodsOf(id, 'ANNUAL').find(s => s.fiscal_year === year)
        const income = lines(statement?.income)
        const revenue = income.revenue ?? income.totalIncome ?? income.insuranceRevenue ?? income.rentalIncome
        expect(rows.filter(r => r.kind === kind && r.fiscal_year === year).reduce((sum, r) => sum + r.revenue, 0)).toBe(
          revenue,
        )
      }
    }
  })
})
