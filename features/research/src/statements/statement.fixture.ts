import type { financials } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { type Period, periodsOf } from './period.ts'

/** A published year of a company that sells things, for tests. Amounts are minor units. */
export function statement(fiscalYear: number, given: Partial<financials.Statement> = {}): financials.Statement {
  return {
    template: 'GENERAL',
    period: 'ANNUAL',
    periodEnd: getIsoDate(`${fiscalYear}-12-31`),
    months: 12,
    fiscalYear,
    currency: 'GBP',
    basis: 'IFRS',
    audited: true,
    restated: false,
    publishedOn: getIsoDate(`${fiscalYear + 1}-03-01`),
    splitRatio: null,
    splitAfter: null,
    income: { revenue: 1000 },
    balance: { totalAssets: 2000 },
    cashFlow: { netCashFromOperations: 100 },
    ...given,
  }
}

export function forecast(fiscalYear: number, given: Partial<financials.Statement> = {}): financials.Statement {
  return statement(fiscalYear, {
    period: 'FORECAST',
    audited: false,
    publishedOn: null,
    balance: null,
    cashFlow: null,
    ...given,
  })
}

/** The only period of one statement. */
export function periodOf(given: financials.Statement): Period {
  const [period] = periodsOf([given])
  if (!period) throw new Error('A statement makes a period')
  return period
}
