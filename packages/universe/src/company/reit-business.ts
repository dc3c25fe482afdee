import type { Random } from '../rng.ts'
import type { Activity, Business, Trading } from './business.ts'
import type { HalfYear } from './fiscal-calendar.ts'
import { amountOf, grainOf, type Lines, percentOf, perShare, roundTo } from './lines.ts'

const interest = 0.036

interface ReitInput {
  readonly random: Random
  readonly activity: Activity
  /** Rent and recurring profit of the latest year, minor units. */
  readonly rent: number
  readonly profit: number
  readonly firstHalf: HalfYear
}

/** Owners of let buildings. Most profit is free of tax, on condition that it is paid out. */
export function createReitBusiness(input: ReitInput): Business {
  const reit = drawReit(input)
  const { grain, annual, rentalYield, loanToValue } = reit
  return {
    template: 'REIT',
    opening: openingBalance(reit, input.firstHalf),
    debtKey: 'nonCurrentBorrowings',
    grain,
    targetCash: half => annual(half) * 0.3,
    targetDebt: half => (annual(half) / rentalYield) * loanToValue,
    trade: (state, half) => trade(reit, state, half),
    annotate: addRatios,
  }
}

type Reit = ReturnType<typeof drawReit>

function drawReit({ random, activity, rent, profit }: ReitInput) {
  const grain = grainOf(rent * 4)
  const rentalYield = random.uniform(0.048, 0.062)
  const loanToValue = random.uniform(0.22, 0.38)
  const interestShare = (loanToValue * interest) / rentalYield
  const serviceShare = random.uniform(0.06, 0.14)
  // Rent after property costs, overheads and interest is the recurring profit.
  const costs = Math.max(0.05, 1 - profit / rent - interestShare)
  return {
    random,
    activity,
    grain,
    round: (amount: number) => roundTo(grain, amount),
    annual: (half: HalfYear) => rent * activity.rate(half),
    rentalYield,
    loanToValue,
    serviceShare,
    adminShare: costs * 0.55,
    propertyShare: costs * 0.45 + serviceShare,
  }
}

function openingBalance({ round, annual, rentalYield, loanToValue }: Reit, firstHalf: HalfYear): Lines {
  const base = annual(firstHalf)
  const property = round(base / rentalYield)
  return {
    investmentProperty: property,
    developmentProperty: round(property * 0.04),
    investments: 0,
    otherNonCurrentAssets: round(property * 0.003),
    receivables: round(base * 0.12),
    cash: round(base * 0.3),
    payables: round(base * 0.2),
    currentBorrowings: 0,
    nonCurrentBorrowings: round(property * loanToValue),
    nonCurrentLeases: round(property * 0.008),
    otherNonCurrentLiabilities: round(property * 0.004),
  }
}

function trade(reit: Reit, state: Readonly<Lines>, half: HalfYear): Trading {
  const { random, activity, round, annual, rentalYield, serviceShare, propertyShare, adminShare } = reit
  const rents = round(annual(half) * activity.part(half))
  const revaluation = round(amountOf(state, 'investmentProperty') * (0.003 + 0.009 * random.normal()))
  const sold = random.chance(0.3) ? round(amountOf(state, 'investmentProperty') * random.uniform(0.005, 0.03)) : 0
  const gain = round(sold * random.uniform(-0.01, 0.05))
  const financeIncome = round(amountOf(state, 'cash') * 0.01)
  const financeCost = -round((debtOf(state) * interest) / 2)
  const income: Lines = {
    rentalIncome: rents,
    serviceChargeIncome: round(rents * serviceShare),
    propertyCosts: -round(rents * propertyShare),
    administrativeExpenses: -round(rents * adminShare),
    otherIncome: 0,
    propertyRevaluation: revaluation,
    disposalGains: gain,
    shareOfAssociates: 0,
    financeIncome,
    financeCost,
    tax: -round(rents * 0.004),
    discontinued: 0,
    profitToMinority: 0,
  }
  const wanted = round(annual(half) / rentalYield)
  const work = round(amountOf(state, 'investmentProperty') * 0.004)
  const bought = Math.max(0, wanted - (amountOf(state, 'investmentProperty') + revaluation + work - sold))
  const balance: Lines = {
    investmentProperty: revaluation + work + bought - sold,
    receivables: round(annual(half) * 0.12) - amountOf(state, 'receivables'),
    payables: round(annual(half) * 0.2) - amountOf(state, 'payables'),
  }
  return {
    income,
    balance,
    cash: {
      taxAndFinanceCharged: -(amountOf(income, 'tax') + financeIncome + financeCost),
      propertyGainsReversed: -(revaluation + gain),
      workingCapitalChange: amountOf(balance, 'payables') - amountOf(balance, 'receivables'),
      interestPaid: financeCost,
      taxPaid: amountOf(income, 'tax'),
      propertyPurchased: -bought,
      propertySold: sold + gain,
      capex: -work,
      interestReceived: financeIncome,
    },
    toOtherReserves: 0,
    currencyEffect: 0,
  }
}

function addRatios(income: Lines, balance: Lines): void {
  const recurring =
    amountOf(income, 'profitToEquityHolders') -
    amountOf(income, 'propertyRevaluation') -
    amountOf(income, 'disposalGains')
  income.epraEps = perShare(recurring, amountOf(income, 'weightedSharesBasic'))
  const shares = amountOf(balance, 'sharesInIssue')
  if (shares > 0) {
    balance.epraNtaPerShare = perShare(amountOf(balance, 'equityHoldersFunds'), shares)
    balance.loanToValue = percentOf(
      debtOf(balance) - amountOf(balance, 'cash'),
      amountOf(balance, 'investmentProperty') + amountOf(balance, 'developmentProperty'),
    )
  }
}

function debtOf(lines: Readonly<Lines>): number {
  return amountOf(lines, 'nonCurrentBorrowings') + amountOf(lines, 'currentBorrowings')
}
