import type { Random } from '../rng.ts'
import type { Activity, Business } from './business.ts'
import type { HalfYear } from './fiscal-calendar.ts'
import { amountOf, grainOf, type Lines, percentOf, roundTo } from './lines.ts'

const taxRate = 0.24

interface InsurerInput {
  readonly random: Random
  readonly activity: Activity
  readonly life: boolean
  /** Insurance revenue and attributable profit of the latest year, minor units. */
  readonly revenue: number
  readonly profit: number
  readonly firstHalf: HalfYear
}

export function createInsurerBusiness({ random, activity, life, revenue, profit, firstHalf }: InsurerInput): Business {
  const grain = grainOf(revenue)
  const round = (amount: number) => roundTo(grain, amount)
  const annual = (half: HalfYear) => revenue * activity.rate(half)
  const equity = profit / random.uniform(0.1, 0.16)
  const investmentsPer = life ? random.uniform(5, 8) : random.uniform(1.3, 2)
  const invested = (half: HalfYear) => round(annual(half) * investmentsPer)
  const reinsured = (half: HalfYear) => round(annual(half) * 0.18)
  const yieldOnInvestments = 0.038
  const financeShare = life ? 0.86 : 0.35
  const borrowed = round(equity * 0.28)
  const financeCost = (borrowed * 0.055) / revenue
  const financial = investmentsPer * yieldOnInvestments * (1 - financeShare)
  const otherCosts = 0.015
  const serviceMargin = profit / (1 - taxRate) / revenue + financeCost + otherCosts - financial
  const expenseShare = 1 - serviceMargin - 0.05
  const solvency = random.uniform(1.65, 2.25)
  const marginPerLiability = life ? random.uniform(0.06, 0.1) : 0.02
  const base = annual(firstHalf)
  const opening: Lines = {
    goodwill: round(base * 0.04),
    otherIntangibles: round(base * 0.05),
    propertyPlantEquipment: round(base * 0.03),
    investmentProperty: life ? round(base * 0.3) : 0,
    financialInvestments: invested(firstHalf),
    insuranceContractAssets: round(base * 0.01),
    reinsuranceContractAssets: reinsured(firstHalf),
    receivables: round(base * 0.06),
    otherAssets: round(base * 0.03),
    cash: round(base * 0.12),
    borrowings: round(borrowed * activity.rate(firstHalf)),
    investmentContractLiabilities: life ? round(base * 1.2) : 0,
    reinsuranceContractLiabilities: round(base * 0.01),
    deferredTaxLiability: round(base * 0.01),
    payables: round(base * 0.05),
    otherLiabilities: round(base * 0.02),
  }
  let owned = 0
  for (const key of [
    'goodwill',
    'otherIntangibles',
    'propertyPlantEquipment',
    'investmentProperty',
    'financialInvestments',
    'insuranceContractAssets',
    'reinsuranceContractAssets',
    'receivables',
    'otherAssets',
    'cash',
  ])
    owned += amountOf(opening, key)
  let owed = 0
  for (const key of [
    'borrowings',
    'investmentContractLiabilities',
    'reinsuranceContractLiabilities',
    'deferredTaxLiability',
    'payables',
    'otherLiabilities',
  ])
    owed += amountOf(opening, key)
  opening.insuranceContractLiabilities = Math.max(0, round(owned - owed - equity * activity.rate(firstHalf)))

  return {
    template: 'INSURER',
    opening,
    debtKey: 'borrowings',
    grain,
    targetCash: half => annual(half) * 0.12,
    targetDebt: half => borrowed * activity.rate(half),
    trade(state, half) {
      const premiums = round(annual(half) * activity.part(half))
      const expenses = -round(premiums * (1 - (1 - expenseShare) * activity.margin(half)))
      const investmentReturn = round(
        amountOf(state, 'financialInvestments') * (yieldOnInvestments / 2) * (1 + 0.12 * random.normal()),
      )
      const income: Lines = {
        insuranceRevenue: premiums,
        insuranceServiceExpenses: expenses,
        netReinsuranceExpense: -round(premiums * 0.05),
        investmentReturn,
        insuranceFinanceExpenses: -round(investmentReturn * financeShare),
        otherIncome: round(premiums * 0.012),
        otherExpenses: -round(premiums * (otherCosts + 0.012)),
        shareOfAssociates: 0,
        financeCost: -round(amountOf(state, 'borrowings') * 0.0275),
        discontinued: 0,
      }
      let beforeTax = 0
      for (const amount of Object.values(income)) beforeTax += amount
      const tax = -round(Math.max(0, beforeTax) * taxRate)
      income.tax = tax
      income.profitToMinority = 0
      const depreciation = round(amountOf(state, 'propertyPlantEquipment') * 0.05)
      const amortisation = round(amountOf(state, 'otherIntangibles') * 0.06)
      // Liabilities move with the investments held against them; what the profit leaves over stays in equity.
      const intoInvestments = invested(half) - amountOf(state, 'financialInvestments')
      const balance: Lines = {
        financialInvestments: intoInvestments,
        reinsuranceContractAssets: reinsured(half) - amountOf(state, 'reinsuranceContractAssets'),
        insuranceContractLiabilities: round(intoInvestments * 0.93),
        receivables: round(annual(half) * 0.06) - amountOf(state, 'receivables'),
        payables: round(annual(half) * 0.05) - amountOf(state, 'payables'),
        propertyPlantEquipment: 0,
        otherIntangibles: round(amortisation * 0.1),
      }
      return {
        income,
        balance,
        cash: {
          taxAndFinanceCharged: -(tax + amountOf(income, 'financeCost')),
          depreciationAndAmortisation: depreciation + amortisation,
          changeInInsuranceContracts:
            amountOf(balance, 'insuranceContractLiabilities') - amountOf(balance, 'reinsuranceContractAssets'),
          changeInInvestments: -intoInvestments,
          workingCapitalChange: amountOf(balance, 'payables') - amountOf(balance, 'receivables'),
          interestPaid: amountOf(income, 'financeCost'),
          taxPaid: tax,
          capex: -depreciation,
          intangiblesPurchased: -(amortisation + round(amortisation * 0.1)),
        },
        toOtherReserves: 0,
        currencyEffect: 0,
      }
    },
    annotate(income, balance) {
      const claims = -(amountOf(income, 'insuranceServiceExpenses') + amountOf(income, 'netReinsuranceExpense'))
      income.combinedRatio = percentOf(claims, amountOf(income, 'insuranceRevenue'))
      balance.contractualServiceMargin = round(amountOf(balance, 'insuranceContractLiabilities') * marginPerLiability)
      balance.solvencyRatio = Math.round(solvency * 10_000)
    },
  }
}
