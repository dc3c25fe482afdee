import { statementTemplates } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { adjustedDilutedEps, adjustedIncome, hasAdjustments } from './adjusted-income.ts'

const income = {
  revenue: 1_000,
  costOfSales: -600,
  grossProfit: 400,
  distributionAndAdmin: -150,
  ebitda: 250,
  depreciationAndAmortisation: -50,
  adjustedOperatingProfit: 200,
  exceptionalItems: -40,
  operatingProfit: 160,
  financeCost: -10,
  profitBeforeTax: 150,
  tax: -38,
  profitAfterTax: 112,
  discontinued: -12,
  profitForPeriod: 100,
  profitToMinority: 4,
  profitToEquityHolders: 96,
  epsBasic: 9_600,
  epsDiluted: 9_412,
  epsAdjusted: 14_800,
  weightedSharesBasic: 100,
  weightedSharesDiluted: 102,
  effectiveTaxRate: 2_533,
}

describe('an adjusted income statement', () => {
  const adjusted = adjustedIncome(statementTemplates.GENERAL.income, income)

  it('[RP-STMT-1] excludes one-off items and recalculates every total', () => {
    expect(adjusted).toMatchObject({
      exceptionalItems: 0,
      discontinued: 0,
      operatingProfit: 200,
      profitBeforeTax: 190,
      tax: -38,
      profitForPeriod: 152,
      profitToEquityHolders: 148,
    })
  })

  it('has the earnings per share that the company adjusts, diluted in the same proportion', () => {
    expect(adjusted).toMatchObject({ epsBasic: 14_800, epsDiluted: 14_510 })
    expect(adjusted).not.toHaveProperty('epsAdjusted')
    expect(adjusted).not.toHaveProperty('effectiveTaxRate')
  })

  it('[RP-STMT-5] does not dilute a loss per share, and has no diluted figure without the numbers of shares', () => {
    expect(adjustedDilutedEps({ ...income, epsAdjusted: -130 })).toBe(-130)
    expect(adjustedDilutedEps({ epsAdjusted: 130 })).toBeNull()
    const loss = adjustedIncome(statementTemplates.GENERAL.income, { ...income, epsAdjusted: -130 })
    expect(loss).toMatchObject({ epsBasic: -130, epsDiluted: -130 })
  })

  it('[RP-STMT-1] of rents leaves out changes in the value of property', () => {
    const reit = { netRentalIncome: 90, rentalIncome: 90, propertyRevaluation: -500, disposalGains: 7 }
    const lines = adjustedIncome(statementTemplates.REIT.income, reit)
    expect(lines.operatingProfit).toBe(90)
  })
})

it('[RP-STMT-2] there is nothing to adjust where all of it is nil', () => {
  expect(hasAdjustments(income)).toBe(true)
  expect(hasAdjustments({ exceptionalItems: 0, discontinued: null })).toBe(false)
})
