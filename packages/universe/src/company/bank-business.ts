import type { Random } from '../rng.ts'
import type { Activity, Business, Trading } from './business.ts'
import type { HalfYear } from './fiscal-calendar.ts'
import { amountOf, grainOf, type Lines, percentOf, roundTo } from './lines.ts'

const taxRate = 0.27

interface BankInput {
  readonly random: Random
  readonly activity: Activity
  /** Total income and attributable profit of the latest year, minor units. */
  readonly income: number
  readonly profit: number
  readonly firstHalf: HalfYear
}

export function createBankBusiness(input: BankInput): Business {
  const bank = drawBank(input)
  return {
    template: 'BANK',
    opening: openingBalance(bank, input.firstHalf),
    debtKey: 'debtSecuritiesInIssue',
    grain: bank.grain,
    targetCash: half => bank.loansAt(half) * 0.16,
    targetDebt: half => bank.loansAt(half) * 0.03,
    trade: (state, half) => trade(bank, state, half),
    annotate: (income, balance, months) => addRatios(bank, income, balance, months),
  }
}

type Bank = ReturnType<typeof drawBank>

function drawBank({ random, activity, income, profit }: BankInput) {
  const grain = grainOf(income * 2)
  const round = (amount: number) => roundTo(grain, amount)
  const returnOnEquity = random.uniform(0.085, 0.135)
  const equity = profit / returnOnEquity
  const loansPerEquity = random.uniform(8.5, 12.5)
  const depositShare = random.uniform(1.02, 1.2)
  const interestShare = random.uniform(0.68, 0.84)
  const feeShare = (1 - interestShare) * random.uniform(0.5, 0.75)
  const costOfRisk = random.uniform(0.0018, 0.0045)
  const loansAt = (half: HalfYear) => round(equity * loansPerEquity * activity.rate(half))
  return {
    random,
    activity,
    grain,
    round,
    income,
    depositShare,
    interestShare,
    feeShare,
    costOfRisk,
    costShare: Math.max(0.3, 1 - profit / (1 - taxRate) / income - (costOfRisk * equity * loansPerEquity) / income),
    cet1: random.uniform(0.132, 0.165),
    liquidity: random.uniform(1.32, 1.7),
    loansAt,
    bondsAt: (half: HalfYear) => round(loansAt(half) * 0.19),
    equityAt: (half: HalfYear) => equity * activity.rate(half),
  }
}

function openingBalance({ round, loansAt, bondsAt, equityAt, depositShare }: Bank, firstHalf: HalfYear): Lines {
  const loans = loansAt(firstHalf)
  const opening: Lines = {
    cash: round(loans * 0.16),
    loansToBanks: round(loans * 0.04),
    loansToCustomers: loans,
    debtSecurities: bondsAt(firstHalf),
    derivativeAssets: round(loans * 0.02),
    goodwill: round(loans * 0.003),
    otherIntangibles: round(loans * 0.004),
    propertyPlantEquipment: round(loans * 0.005),
    otherAssets: round(loans * 0.012),
    customerDeposits: round(loans * depositShare),
    depositsByBanks: round(loans * 0.03),
    debtSecuritiesInIssue: 0,
    subordinatedLiabilities: round(loans * 0.016),
    derivativeLiabilities: round(loans * 0.018),
    provisions: round(loans * 0.002),
    otherLiabilities: round(loans * 0.014),
  }
  opening.debtSecuritiesInIssue = Math.max(0, round(assets(opening) - liabilities(opening) - equityAt(firstHalf)))
  return opening
}

function trade(bank: Bank, state: Readonly<Lines>, half: HalfYear): Trading {
  const { random, round, loansAt, bondsAt, depositShare } = bank
  const income = tradeIncome(bank, state, half)
  const [tax, impairment] = [amountOf(income, 'tax'), amountOf(income, 'impairment')]
  const depreciation = round(
    amountOf(state, 'propertyPlantEquipment') * 0.05 + amountOf(state, 'otherIntangibles') * 0.08,
  )
  const ppe = round(depreciation * 0.4)
  const capex = round(ppe * random.uniform(0.9, 1.15))
  const intangibles = round((depreciation - ppe) * random.uniform(0.9, 1.15))
  const balance: Lines = {
    loansToCustomers: loansAt(half) - amountOf(state, 'loansToCustomers'),
    loansToBanks: round(loansAt(half) * 0.04) - amountOf(state, 'loansToBanks'),
    debtSecurities: bondsAt(half) - amountOf(state, 'debtSecurities'),
    propertyPlantEquipment: capex - ppe,
    otherIntangibles: intangibles - (depreciation - ppe),
    customerDeposits: round(loansAt(half) * depositShare) - amountOf(state, 'customerDeposits'),
    depositsByBanks: round(loansAt(half) * 0.03) - amountOf(state, 'depositsByBanks'),
    otherLiabilities: round(loansAt(half) * 0.014) - amountOf(state, 'otherLiabilities'),
  }
  return {
    income,
    balance,
    cash: {
      taxCharged: -tax,
      depreciationAndAmortisation: depreciation,
      impairments: -impairment,
      changeInLoans: -(amountOf(balance, 'loansToCustomers') + amountOf(balance, 'loansToBanks')) + impairment,
      changeInDeposits: amountOf(balance, 'customerDeposits') + amountOf(balance, 'depositsByBanks'),
      otherOperating: amountOf(balance, 'otherLiabilities'),
      taxPaid: tax,
      securitiesTraded: -amountOf(balance, 'debtSecurities'),
      capex: -capex,
      intangiblesPurchased: -intangibles,
    },
    toOtherReserves: 0,
    currencyEffect: 0,
  }
}

function tradeIncome(bank: Bank, state: Readonly<Lines>, half: HalfYear): Lines {
  const { random, activity, round, interestShare, feeShare, costShare, costOfRisk } = bank
  const total = bank.income * activity.rate(half) * activity.part(half)
  const net = round(total * interestShare)
  const gross = round(net * 2.3)
  const lines: Lines = {
    interestIncome: gross,
    interestExpense: net - gross,
    netFees: round(total * feeShare),
    tradingIncome: round(total * (1 - interestShare - feeShare) * 0.7),
    otherIncome: round(total * (1 - interestShare - feeShare) * 0.3),
    operatingCosts: -round(total * Math.min(0.85, 1 - (1 - costShare) * activity.margin(half))),
    impairment: -round(amountOf(state, 'loansToCustomers') * (costOfRisk / 2) * Math.exp(0.35 * random.normal())),
    shareOfAssociates: 0,
    discontinued: 0,
  }
  const beforeTax = Object.values(lines).reduce((sum, amount) => sum + amount, 0)
  return { ...lines, tax: -round(Math.max(0, beforeTax) * taxRate), profitToMinority: 0 }
}

function addRatios({ round, cet1, liquidity }: Bank, income: Lines, balance: Lines, months: number): void {
  income.costIncomeRatio = percentOf(-amountOf(income, 'operatingCosts'), amountOf(income, 'totalIncome'))
  income.netInterestMargin = percentOf((amountOf(income, 'netInterestIncome') * 12) / months, earningAssets(balance))
  const capital =
    amountOf(balance, 'equityHoldersFunds') - amountOf(balance, 'goodwill') - amountOf(balance, 'otherIntangibles')
  balance.riskWeightedAssets = round(capital / cet1)
  balance.cet1Ratio = percentOf(capital, balance.riskWeightedAssets)
  balance.liquidityCoverageRatio = Math.round(liquidity * 10_000)
}

const earningAssetKeys = ['loansToCustomers', 'loansToBanks', 'debtSecurities', 'cash'] as const
const assetKeys = [
  'cash',
  'loansToBanks',
  'loansToCustomers',
  'debtSecurities',
  'derivativeAssets',
  'goodwill',
  'otherIntangibles',
  'propertyPlantEquipment',
  'otherAssets',
] as const
const liabilityKeys = [
  'customerDeposits',
  'depositsByBanks',
  'subordinatedLiabilities',
  'derivativeLiabilities',
  'provisions',
  'otherLiabilities',
] as const

const sumOf = (keys: readonly string[]) => (lines: Readonly<Lines>) =>
  keys.reduce((sum, key) => sum + amountOf(lines, key), 0)
const earningAssets = sumOf(earningAssetKeys)
const assets = sumOf(assetKeys)
const liabilities = sumOf(liabilityKeys)
