import { statementTemplates } from '@bellwether/domain'
import type { Sector } from '../identity/sectors.ts'
import type { Random } from '../rng.ts'
import type { Activity, Business, Trading } from './business.ts'
import type { HalfYear } from './fiscal-calendar.ts'
import { amountOf, grainOf, type Lines, roundTo, withTotals } from './lines.ts'

const taxRate = 0.25
const interestRate = 0.055

interface GeneralInput {
  readonly random: Random
  readonly sector: Sector
  readonly activity: Activity
  /** Revenue and attributable profit of the latest year, minor units. */
  readonly revenue: number
  readonly profit: number
  readonly firstHalf: HalfYear
}

/** Companies that make and sell things. */
export function createGeneralBusiness(input: GeneralInput): Business {
  const company = drawCompany(input)
  const { grain, annual, cashShare, leverage, reserve } = company
  return {
    template: 'GENERAL',
    opening: openingBalance(company, input.firstHalf),
    debtKey: 'nonCurrentBorrowings',
    grain,
    targetCash: half => annual(half) * cashShare + reserve(half),
    targetDebt: half => leverage * company.ebitdaAt(half) + (leverage > 0 ? annual(half) * cashShare : 0),
    trade: (state, half) => trade(company, state, half),
    annotate: () => {},
  }
}

type Company = ReturnType<typeof drawCompany>

/** What the company is like in every year, drawn once. */
function drawCompany({ random, sector, activity, revenue, profit }: GeneralInput) {
  const grain = grainOf(revenue)
  const round = (amount: number) => roundTo(grain, amount)
  const loss = profit < 0
  const admin = random.uniform(0.1, 0.2)
  const leaseShare = random.uniform(0.005, sector.inventoryDays > 20 ? 0.07 : 0.04)
  const otherIncomeShare = random.chance(0.4) ? random.uniform(0.001, 0.006) : 0
  const minorityShare = random.chance(0.14) ? random.uniform(0.01, 0.05) : 0
  const hasAssociates = random.chance(0.25)
  const receivableDays = random.uniform(25, 62)
  const payableDays = random.uniform(35, 75)
  const leverage = loss ? 0 : Math.max(0, sector.leverage * random.uniform(0.5, 1.5))
  const cashShare = loss ? random.uniform(0.3, 0.9) : random.uniform(0.05, 0.1) + Math.max(0, -sector.leverage) * 0.12
  const amortisation = 0.006 + sector.research * 0.05
  const depreciation = sector.capex + amortisation + leaseShare * 0.16
  const ebitdaMargin = (profit / revenue / (loss ? 1 : 1 - taxRate) + depreciation) / (1 - interestRate * leverage)
  const annual = (half: HalfYear) => revenue * activity.rate(half)
  const marginAt = (half: HalfYear) =>
    loss ? ebitdaMargin * (2 - activity.margin(half)) : ebitdaMargin * activity.margin(half)
  const grossMarginAt = (half: HalfYear) => Math.min(0.93, marginAt(half) + admin + sector.research - otherIncomeShare)
  const payablesAt = (half: HalfYear) => round((annual(half) * (1 - marginAt(half)) * payableDays) / 365)
  return {
    random,
    sector,
    activity,
    grain,
    round,
    loss,
    admin,
    leaseShare,
    otherIncomeShare,
    minorityShare,
    hasAssociates,
    leverage,
    cashShare,
    amortisation,
    annual,
    marginAt,
    grossMarginAt,
    ebitdaAt: (half: HalfYear) => Math.max(0, annual(half) * marginAt(half)),
    inventoriesAt: (half: HalfYear) => round((annual(half) * (1 - grossMarginAt(half)) * sector.inventoryDays) / 365),
    receivablesAt: (half: HalfYear) => round((annual(half) * receivableDays) / 365),
    payablesAt,
    // Suppliers of a company that makes losses want to see their money in its bank.
    reserve: (half: HalfYear) => (loss ? payablesAt(half) : 0),
  }
}

function openingBalance(company: Company, firstHalf: HalfYear): Lines {
  const { random, sector, round, annual, amortisation, leaseShare, leverage, cashShare } = company
  const base = annual(firstHalf)
  const pension = random.chance(0.3) ? random.uniform(-0.03, 0.03) : 0
  const opening: Lines = {
    goodwill: round(base * random.uniform(0, 0.35)),
    otherIntangibles: round((base * amortisation) / 0.12),
    propertyPlantEquipment: round((base * sector.capex) / 0.1),
    rightOfUseAssets: round(base * leaseShare),
    investments: company.hasAssociates ? round(base * random.uniform(0.01, 0.05)) : 0,
    deferredTaxAsset: round(base * 0.008),
    pensionSurplus: pension > 0 ? round(base * pension) : 0,
    otherNonCurrentAssets: round(base * 0.006),
    inventories: company.inventoriesAt(firstHalf),
    receivables: company.receivablesAt(firstHalf),
    cash: round(base * cashShare) + company.reserve(firstHalf),
    payables: company.payablesAt(firstHalf),
    currentLeases: round(base * leaseShare * 0.18),
    currentTax: company.loss ? 0 : round(base * company.marginAt(firstHalf) * 0.04),
    currentProvisions: round(base * 0.006),
    currentBorrowings: 0,
    nonCurrentBorrowings: round(leverage * company.ebitdaAt(firstHalf) + (leverage > 0 ? base * cashShare : 0)),
    nonCurrentLeases: round(base * leaseShare * 0.86),
    pensionDeficit: pension < 0 ? round(-base * pension) : 0,
    deferredTaxLiability: round(base * 0.012),
    nonCurrentProvisions: round(base * 0.01),
  }
  // Whatever was drawn, equity starts positive: the difference is booked as goodwill.
  const netAssets = amountOf(withTotals(statementTemplates.GENERAL.balance, opening), 'netAssets')
  opening.goodwill = amountOf(opening, 'goodwill') + Math.max(0, round(base * 0.25 - netAssets))
  return opening
}

function trade(company: Company, state: Readonly<Lines>, half: HalfYear): Trading {
  const { random, round } = company
  const wear = wearOf(company, state)
  const { income, writtenOff } = tradeIncome(company, state, half, wear)
  const spent = spend(company, state, half, wear)
  const balance = tradeBalance(company, state, half, { wear, spent, income, writtenOff })
  const [tax, associates] = [amountOf(income, 'tax'), amountOf(income, 'shareOfAssociates')]
  const [financeIncome, financeCost] = [amountOf(income, 'financeIncome'), amountOf(income, 'financeCost')]
  const shareBasedPayments = round(amountOf(income, 'revenue') * 0.002)
  const currencyEffect = round(amountOf(state, 'cash') * 0.01 * random.normal())
  return {
    income,
    balance,
    cash: {
      taxAndFinanceCharged: -(tax + financeIncome + financeCost),
      depreciationAndAmortisation: wear.depreciation + wear.leases + wear.amortisation,
      impairments: writtenOff,
      shareBasedPayments,
      workingCapitalChange:
        amountOf(balance, 'payables') - amountOf(balance, 'inventories') - amountOf(balance, 'receivables'),
      otherOperating: -associates,
      interestPaid: financeCost,
      taxPaid: tax + amountOf(balance, 'currentTax'),
      capex: -spent.capex,
      intangiblesPurchased: -spent.intangibles,
      acquisitionsAndDisposals: -spent.acquisitions,
      interestReceived: financeIncome,
      leasePayments: -wear.leases,
    },
    toOtherReserves: shareBasedPayments + currencyEffect,
    currencyEffect,
  }
}

type Wear = ReturnType<typeof wearOf>

function wearOf({ round }: Company, state: Readonly<Lines>) {
  return {
    depreciation: round(amountOf(state, 'propertyPlantEquipment') * 0.05),
    leases: round(amountOf(state, 'rightOfUseAssets') * 0.08),
    amortisation: round(amountOf(state, 'otherIntangibles') * 0.06),
  }
}

function tradeIncome(company: Company, state: Readonly<Lines>, half: HalfYear, wear: Wear) {
  const { random, sector, activity, grain, round } = company
  const sales = round(company.annual(half) * activity.part(half))
  const gross = round(sales * company.grossMarginAt(half))
  const exceptional = half.half === 2 && random.chance(0.16) ? -round(sales * random.uniform(0.002, 0.02)) : 0
  const writtenOff = Math.min(roundTo(grain, -exceptional / 2), amountOf(state, 'goodwill'))
  const associates = company.hasAssociates ? round(amountOf(state, 'investments') * random.uniform(-0.005, 0.035)) : 0
  const income: Lines = {
    revenue: sales,
    costOfSales: gross - sales,
    distributionAndAdmin: -round(sales * company.admin),
    researchAndDevelopment: -round(sales * sector.research),
    otherIncome: round(sales * company.otherIncomeShare),
    depreciationAndAmortisation: -(wear.depreciation + wear.leases + wear.amortisation),
    exceptionalItems: exceptional,
    shareOfAssociates: associates,
    financeIncome: round(amountOf(state, 'cash') * 0.012),
    financeCost: -round((borrowedIn(state) * interestRate) / 2 + wear.leases * 0.12),
    discontinued: 0,
  }
  const beforeTax = Object.values(income).reduce((sum, amount) => sum + amount, 0)
  income.tax = -round(Math.max(0, beforeTax - associates + writtenOff) * taxRate)
  income.profitToMinority = round((beforeTax + income.tax) * company.minorityShare)
  return { income, writtenOff }
}

type Spending = ReturnType<typeof spend>

function spend(company: Company, state: Readonly<Lines>, half: HalfYear, wear: Wear) {
  const { random, sector, round, loss, cashShare } = company
  const annual = company.annual(half)
  const growth = Math.max(0, annual - (amountOf(state, 'propertyPlantEquipment') / sector.capex) * 0.1)
  const capex = round(wear.depreciation * random.uniform(0.92, 1.08) + growth * sector.capex * 0.8)
  const intangibles = round(wear.amortisation * random.uniform(0.9, 1.15) + annual * company.amortisation * 0.02)
  const spare = amountOf(state, 'cash') - 1.3 * annual * cashShare
  return {
    capex,
    intangibles,
    acquisitions: loss ? 0 : round(Math.max(0, spare) * 0.8),
    leases: round(wear.leases * 0.6 + annual * company.leaseShare * 0.032),
  }
}

function tradeBalance(
  company: Company,
  state: Readonly<Lines>,
  half: HalfYear,
  { wear, spent, income, writtenOff }: { wear: Wear; spent: Spending; income: Lines; writtenOff: number },
): Lines {
  const { round } = company
  const { acquisitions } = spent
  const dueSoon = round(borrowedIn(state) * 0.12) - amountOf(state, 'currentBorrowings')
  return {
    goodwill: round(acquisitions * 0.7) - writtenOff,
    otherIntangibles: spent.intangibles - wear.amortisation + (acquisitions - round(acquisitions * 0.7)),
    propertyPlantEquipment: spent.capex - wear.depreciation,
    rightOfUseAssets: spent.leases - wear.leases,
    investments: amountOf(income, 'shareOfAssociates'),
    inventories: company.inventoriesAt(half) - amountOf(state, 'inventories'),
    receivables: company.receivablesAt(half) - amountOf(state, 'receivables'),
    payables: company.payablesAt(half) - amountOf(state, 'payables'),
    currentTax: round(-amountOf(income, 'tax') * 0.45) - amountOf(state, 'currentTax'),
    nonCurrentLeases: spent.leases - wear.leases,
    currentBorrowings: dueSoon,
    nonCurrentBorrowings: -dueSoon,
  }
}

function borrowedIn(lines: Readonly<Lines>): number {
  return amountOf(lines, 'nonCurrentBorrowings') + amountOf(lines, 'currentBorrowings')
}
