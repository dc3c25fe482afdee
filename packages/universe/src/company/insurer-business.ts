import type { Random } from '../rng.ts'
import type { Activity, Business, Trading } from './business.ts'
import type { HalfYear } from './fiscal-calendar.ts'
import { amountOf, grainOf, type Lines, percentOf, roundTo } from './lines.ts'

const taxRate = 0.24
const yieldOnInvestments = 0.038
const otherCosts = 0.015

interface InsurerInput {
  readonly random: Random
  readonly activity: Activity
  readonly life: boolean
  /** Insurance revenue and attributable profit of the latest year, minor units. */
  readonly revenue: number
  readonly profit: number
  readonly firstHalf: HalfYear
}

export function createInsurerBusiness(input: InsurerInput): Business {
  const insurer = drawInsurer(input)
  const { grain, annual, borrowedAt } = insurer
  return {
    template: 'INSURER',
    opening: openingBalance(insurer, input.firstHalf),
    debtKey: 'borrowings',
    grain,
    targetCash: half => annual(half) * 0.12,
    targetDebt: borrowedAt,
    trade: (state, half) => trade(insurer, state, half),
    annotate: (income, balance) => addRatios(insurer, income, balance),
  }
}

type Insurer = ReturnType<typeof drawInsurer>

function drawInsurer({ random, activity, life, revenue, profit }: InsurerInput) {
  const grain = grainOf(revenue)
  const round = (amount: number) => roundTo(grain, amount)
  const annual = (half: HalfYear) => revenue * activity.rate(half)
  const equity = profit / random.uniform(0.1, 0.16)
  const investmentsPer = life ? random.uniform(5, 8) : random.uniform(1.3, 2)
  const financeShare = life ? 0.86 : 0.35
  const borrowed = round(equity * 0.28)
  const financeCost = (borrowed * 0.055) / revenue
  const financial = investmentsPer * yieldOnInvestments * (1 - financeShare)
  const serviceMargin = profit / (1 - taxRate) / revenue + financeCost + otherCosts - financial
  return {
    random,
    activity,
    life,
    grain,
    round,
    annual,
    financeShare,
    expenseShare: 1 - serviceMargin - 0.05,
    solvency: random.uniform(1.65, 2.25),
    marginPerLiability: life ? random.uniform(0.06, 0.1) : 0.02,
    equityAt: (half: HalfYear) => equity * activity.rate(half),
    borrowedAt: (half: HalfYear) => borrowed * activity.rate(half),
    investedAt: (half: HalfYear) => round(annual(half) * investmentsPer),
    reinsuredAt: (half: HalfYear) => round(annual(half) * 0.18),
  }
}

function openingBalance(insurer: Insurer, firstHalf: HalfYear): Lines {
  const { round, annual, life, equityAt, borrowedAt, investedAt, reinsuredAt } = insurer
  const base = annual(firstHalf)
  const assets: Lines = {
    goodwill: round(base * 0.04),
    otherIntangibles: round(base * 0.05),
    propertyPlantEquipment: round(base * 0.03),
    investmentProperty: life ? round(base * 0.3) : 0,
    financialInvestments: investedAt(firstHalf),
    insuranceContractAssets: round(base * 0.01),
    reinsuranceContractAssets: reinsuredAt(firstHalf),
    receivables: round(base * 0.06),
    otherAssets: round(base * 0.03),
    cash: round(base * 0.12),
  }
  const liabilities: Lines = {
    borrowings: round(borrowedAt(firstHalf)),
    investmentContractLiabilities: life ? round(base * 1.2) : 0,
    reinsuranceContractLiabilities: round(base * 0.01),
    deferredTaxLiability: round(base * 0.01),
    payables: round(base * 0.05),
    otherLiabilities: round(base * 0.02),
  }
  const rest = round(totalOf(assets) - totalOf(liabilities) - equityAt(firstHalf))
  return { ...assets, ...liabilities, insuranceContractLiabilities: Math.max(0, rest) }
}

function trade(insurer: Insurer, state: Readonly<Lines>, half: HalfYear): Trading {
  const { round, annual, investedAt, reinsuredAt } = insurer
  const income = tradeIncome(insurer, state, half)
  const [tax, financeCost] = [amountOf(income, 'tax'), amountOf(income, 'financeCost')]
  const depreciation = round(amountOf(state, 'propertyPlantEquipment') * 0.05)
  const amortisation = round(amountOf(state, 'otherIntangibles') * 0.06)
  // Liabilities move with the investments held against them; what the profit leaves over stays in equity.
  const intoInvestments = investedAt(half) - amountOf(state, 'financialInvestments')
  const balance: Lines = {
    financialInvestments: intoInvestments,
    reinsuranceContractAssets: reinsuredAt(half) - amountOf(state, 'reinsuranceContractAssets'),
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
      taxAndFinanceCharged: -(tax + financeCost),
      depreciationAndAmortisation: depreciation + amortisation,
      changeInInsuranceContracts:
        amountOf(balance, 'insuranceContractLiabilities') - amountOf(balance, 'reinsuranceContractAssets'),
      changeInInvestments: -intoInvestments,
      workingCapitalChange: amountOf(balance, 'payables') - amountOf(balance, 'receivables'),
      interestPaid: financeCost,
      taxPaid: tax,
      capex: -depreciation,
      intangiblesPurchased: -(amortisation + round(amortisation * 0.1)),
    },
    toOtherReserves: 0,
    currencyEffect: 0,
  }
}

function tradeIncome(insurer: Insurer, state: Readonly<Lines>, half: HalfYear): Lines {
  const { random, activity, round, annual, expenseShare, financeShare } = insurer
  const premiums = round(annual(half) * activity.part(half))
  const investmentReturn = round(
    amountOf(state, 'financialInvestments') * (yieldOnInvestments / 2) * (1 + 0.12 * random.normal()),
  )
  const income: Lines = {
    insuranceRevenue: premiums,
    insuranceServiceExpenses: -round(premiums * (1 - (1 - expenseShare) * activity.margin(half))),
    netReinsuranceExpense: -round(premiums * 0.05),
    investmentReturn,
    insuranceFinanceExpenses: -round(investmentReturn * financeShare),
    otherIncome: round(premiums * 0.012),
    otherExpenses: -round(premiums * (otherCosts + 0.012)),
    shareOfAssociates: 0,
    financeCost: -round(amountOf(state, 'borrowings') * 0.0275),
    discontinued: 0,
  }
  return { ...income, tax: -round(Math.max(0, totalOf(income)) * taxRate), profitToMinority: 0 }
}

function addRatios({ round, solvency, marginPerLiability }: Insurer, income: Lines, balance: Lines): void {
  const claims = -(amountOf(income, 'insuranceServiceExpenses') + amountOf(income, 'netReinsuranceExpense'))
  income.combinedRatio = percentOf(claims, amountOf(income, 'insuranceRevenue'))
  balance.contractualServiceMargin = round(amountOf(balance, 'insuranceContractLiabilities') * marginPerLiability)
  balance.solvencyRatio = Math.round(solvency * 10_000)
}

function totalOf(lines: Readonly<Lines>): number {
  return Object.values(lines).reduce((sum, amount) => sum + amount, 0)
}
