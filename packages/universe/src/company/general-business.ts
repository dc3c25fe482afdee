import { statementTemplates } from '@bellwether/domain'
import type { Sector } from '../identity/sectors.ts'
import type { Random } from '../rng.ts'
import type { Activity, Business } from './business.ts'
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
export function createGeneralBusiness({
  random,
  sector,
  activity,
  revenue,
  profit,
  firstHalf,
}: GeneralInput): Business {
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
  const research = sector.research
  const annual = (half: HalfYear) => revenue * activity.rate(half)
  const marginIn = (half: HalfYear) =>
    loss ? ebitdaMargin * (2 - activity.margin(half)) : ebitdaMargin * activity.margin(half)
  const ebitdaOf = (half: HalfYear) => Math.max(0, annual(half) * marginIn(half))
  const grossMargin = (half: HalfYear) => Math.min(0.93, marginIn(half) + admin + research - otherIncomeShare)
  const stock = (half: HalfYear) => round((annual(half) * (1 - grossMargin(half)) * sector.inventoryDays) / 365)
  const owed = (half: HalfYear) => round((annual(half) * receivableDays) / 365)
  const owing = (half: HalfYear) => round((annual(half) * (1 - marginIn(half)) * payableDays) / 365)
  // Suppliers of a company that makes losses want to see their money in its bank.
  const reserve = (half: HalfYear) => (loss ? owing(half) : 0)
  const base = annual(firstHalf)
  const pension = random.chance(0.3) ? random.uniform(-0.03, 0.03) : 0

  const opening: Lines = {
    goodwill: round(base * random.uniform(0, 0.35)),
    otherIntangibles: round((base * amortisation) / 0.12),
    propertyPlantEquipment: round((base * sector.capex) / 0.1),
    rightOfUseAssets: round(base * leaseShare),
    investments: hasAssociates ? round(base * random.uniform(0.01, 0.05)) : 0,
    deferredTaxAsset: round(base * 0.008),
    pensionSurplus: pension > 0 ? round(base * pension) : 0,
    otherNonCurrentAssets: round(base * 0.006),
    inventories: stock(firstHalf),
    receivables: owed(firstHalf),
    cash: round(base * cashShare) + reserve(firstHalf),
    payables: owing(firstHalf),
    currentLeases: round(base * leaseShare * 0.18),
    currentTax: loss ? 0 : round(base * marginIn(firstHalf) * 0.04),
    currentProvisions: round(base * 0.006),
    currentBorrowings: 0,
    nonCurrentBorrowings: round(leverage * ebitdaOf(firstHalf) + (leverage > 0 ? base * cashShare : 0)),
    nonCurrentLeases: round(base * leaseShare * 0.86),
    pensionDeficit: pension < 0 ? round(-base * pension) : 0,
    deferredTaxLiability: round(base * 0.012),
    nonCurrentProvisions: round(base * 0.01),
  }

  // Whatever was drawn, owners begin with something: what is missing is called goodwill.
  const netAssets = amountOf(withTotals(statementTemplates.GENERAL.balance, opening), 'netAssets')
  opening.goodwill = amountOf(opening, 'goodwill') + Math.max(0, round(base * 0.25 - netAssets))

  return {
    template: 'GENERAL',
    opening,
    debtKey: 'nonCurrentBorrowings',
    grain,
    targetCash: half => annual(half) * cashShare + reserve(half),
    targetDebt: half => leverage * ebitdaOf(half) + (leverage > 0 ? annual(half) * cashShare : 0),
    trade(state, half) {
      const sales = round(annual(half) * activity.part(half))
      const gross = round(sales * grossMargin(half))
      const dep = round(amountOf(state, 'propertyPlantEquipment') * 0.05)
      const leaseDep = round(amountOf(state, 'rightOfUseAssets') * 0.08)
      const amort = round(amountOf(state, 'otherIntangibles') * 0.06)
      const exceptional = half.half === 2 && random.chance(0.16) ? -round(sales * random.uniform(0.002, 0.02)) : 0
      const writtenOff = Math.min(roundTo(grain, -exceptional / 2), amountOf(state, 'goodwill'))
      const associates = hasAssociates ? round(amountOf(state, 'investments') * random.uniform(-0.005, 0.035)) : 0
      const financeIncome = round(amountOf(state, 'cash') * 0.012)
      const financeCost = -round(
        ((amountOf(state, 'nonCurrentBorrowings') + amountOf(state, 'currentBorrowings')) * interestRate) / 2 +
          leaseDep * 0.12,
      )
      const income: Lines = {
        revenue: sales,
        costOfSales: gross - sales,
        distributionAndAdmin: -round(sales * admin),
        researchAndDevelopment: -round(sales * research),
        otherIncome: round(sales * otherIncomeShare),
        depreciationAndAmortisation: -(dep + leaseDep + amort),
        exceptionalItems: exceptional,
        shareOfAssociates: associates,
        financeIncome,
        financeCost,
        discontinued: 0,
      }
      let beforeTax = 0
      for (const [key, amount] of Object.entries(income)) beforeTax += key === 'discontinued' ? 0 : amount
      const tax = -round(Math.max(0, beforeTax - associates + writtenOff) * taxRate)
      income.tax = tax
      income.profitToMinority = round((beforeTax + tax) * minorityShare)

      const capex = round(
        dep * random.uniform(0.92, 1.08) +
          Math.max(0, annual(half) - (amountOf(state, 'propertyPlantEquipment') / sector.capex) * 0.1) *
            sector.capex *
            0.8,
      )
      const intangibles = round(amort * random.uniform(0.9, 1.15) + annual(half) * amortisation * 0.02)
      const spare = amountOf(state, 'cash') - 1.3 * annual(half) * cashShare
      const bought = loss ? 0 : round(Math.max(0, spare) * 0.8)
      const newLeases = round(leaseDep * 0.6 + annual(half) * leaseShare * 0.032)
      const currentTax = round(-tax * 0.45)
      const borrowed = amountOf(state, 'nonCurrentBorrowings') + amountOf(state, 'currentBorrowings')
      const dueSoon = round(borrowed * 0.12) - amountOf(state, 'currentBorrowings')
      const balance: Lines = {
        goodwill: round(bought * 0.7) - writtenOff,
        otherIntangibles: intangibles - amort + (bought - round(bought * 0.7)),
        propertyPlantEquipment: capex - dep,
        rightOfUseAssets: newLeases - leaseDep,
        investments: associates,
        inventories: stock(half) - amountOf(state, 'inventories'),
        receivables: owed(half) - amountOf(state, 'receivables'),
        payables: owing(half) - amountOf(state, 'payables'),
        currentTax: currentTax - amountOf(state, 'currentTax'),
        nonCurrentLeases: newLeases - leaseDep,
        currentBorrowings: dueSoon,
        nonCurrentBorrowings: -dueSoon,
      }
      const shareBasedPayments = round(sales * 0.002)
      const currencyEffect = round(amountOf(state, 'cash') * 0.01 * random.normal())
      return {
        income,
        balance,
        cash: {
          taxAndFinanceCharged: -(tax + financeIncome + financeCost),
          depreciationAndAmortisation: dep + leaseDep + amort,
          impairments: writtenOff,
          shareBasedPayments,
          workingCapitalChange:
            amountOf(balance, 'payables') - amountOf(balance, 'inventories') - amountOf(balance, 'receivables'),
          otherOperating: -associates,
          interestPaid: financeCost,
          taxPaid: tax + amountOf(balance, 'currentTax'),
          capex: -capex,
          intangiblesPurchased: -intangibles,
          acquisitionsAndDisposals: -bought,
          interestReceived: financeIncome,
          leasePayments: -leaseDep,
        },
        toOtherReserves: shareBasedPayments + currencyEffect,
        currencyEffect,
      }
    },
    annotate: () => {},
  }
}
