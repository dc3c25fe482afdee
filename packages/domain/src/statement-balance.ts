import { line, percent, perShare, type StatementLine, shares, sub, total } from './statement-line.ts'

const goodwill = line('goodwill', 'Goodwill', 'The price of acquired businesses above the value of their net assets.')
const otherIntangibles = line(
  'otherIntangibles',
  'Other intangible assets',
  'Software, brands, licences and customer lists.',
)
const propertyPlantEquipment = line(
  'propertyPlantEquipment',
  'Property, plant and equipment',
  'Buildings, machines and vehicles used in the business.',
)
const investmentProperty = line(
  'investmentProperty',
  'Investment property',
  'Buildings held for rent or gain, at valuation.',
)
const investments = line('investments', 'Investments and associates', 'Shares in other companies and joint ventures.')
const receivables = line('receivables', 'Receivables', 'Amounts owed by customers and others.')
const cash = line('cash', 'Cash and cash equivalents', 'Money in the bank and instant-access deposits.')
const heldForSale = line('heldForSale', 'Assets held for sale', 'Assets about to be sold.')
const payables = line('payables', 'Payables', 'Amounts owed to suppliers and others.')
const currentBorrowings = line(
  'currentBorrowings',
  'Borrowings due within a year',
  'Loans and bonds to be repaid within a year.',
)
const nonCurrentBorrowings = line(
  'nonCurrentBorrowings',
  'Borrowings due after a year',
  'Loans and bonds to be repaid later.',
)
const currentLeases = line('currentLeases', 'Leases due within a year', 'Lease payments of the coming year.')
const nonCurrentLeases = line('nonCurrentLeases', 'Leases due after a year', 'Later lease payments, at today’s value.')
const deferredTaxLiability = line('deferredTaxLiability', 'Deferred tax', 'Tax that will fall due in later years.')

const toNetAssets: readonly StatementLine[] = [
  total(
    'netAssets',
    'Net assets',
    'totalAssets -totalLiabilities',
    'What is left for shareholders after all liabilities.',
  ),
]

const shareCapital = line('shareCapital', 'Share capital', 'Nominal value of the shares in issue.')
const sharePremium = line('sharePremium', 'Share premium', 'The amount shareholders paid above nominal value.')
const sharesInIssue = shares(
  'sharesInIssue',
  'Shares in issue',
  'Shares in issue at the period end, without treasury shares.',
)

const equity: readonly StatementLine[] = [
  shareCapital,
  sharePremium,
  line('retainedEarnings', 'Retained earnings', 'Past profits that were not paid out.'),
  line('otherReserves', 'Other reserves', 'Revaluation, hedging, currency and merger reserves.'),
  sub(
    'equityHoldersFunds',
    'Equity holders’ funds',
    'shareCapital sharePremium retainedEarnings otherReserves',
    'The part of net assets that belongs to shareholders.',
  ),
  line(
    'minorityInterest',
    'Minority interests',
    'The part of net assets that belongs to outside owners of subsidiaries.',
  ),
  {
    ...total(
      'totalEquity',
      'Total equity',
      'equityHoldersFunds minorityInterest',
      'All owners’ funds; equal to net assets.',
    ),
    equals: 'netAssets',
  },
  sharesInIssue,
]

const general: readonly StatementLine[] = [
  goodwill,
  otherIntangibles,
  propertyPlantEquipment,
  line('rightOfUseAssets', 'Right-of-use assets', 'Leased buildings and equipment.'),
  investmentProperty,
  investments,
  line('deferredTaxAsset', 'Deferred tax', 'Tax that will be saved in later years.'),
  line('pensionSurplus', 'Pension surplus', 'Pension scheme assets above its obligations.'),
  line('otherNonCurrentAssets', 'Other non-current assets', 'Other assets held for more than a year.'),
  sub(
    'totalNonCurrentAssets',
    'Total non-current assets',
    'goodwill otherIntangibles propertyPlantEquipment rightOfUseAssets investmentProperty investments deferredTaxAsset pensionSurplus otherNonCurrentAssets',
    'Assets held for more than a year.',
  ),
  line('inventories', 'Inventories', 'Goods and materials in stock.'),
  receivables,
  line('shortTermInvestments', 'Short-term investments', 'Deposits and securities maturing within a year.'),
  cash,
  heldForSale,
  sub(
    'totalCurrentAssets',
    'Total current assets',
    'inventories receivables shortTermInvestments cash heldForSale',
    'Assets to be used or realised within a year.',
  ),
  total('totalAssets', 'Total assets', 'totalNonCurrentAssets totalCurrentAssets', 'Everything the company owns.'),
  payables,
  currentBorrowings,
  currentLeases,
  line('currentTax', 'Tax', 'Tax to be paid within a year.'),
  line('currentProvisions', 'Provisions within a year', 'Probable costs in the coming year of uncertain amount.'),
  sub(
    'totalCurrentLiabilities',
    'Total current liabilities',
    'payables currentBorrowings currentLeases currentTax currentProvisions',
    'Amounts due within a year.',
  ),
  nonCurrentBorrowings,
  nonCurrentLeases,
  line('pensionDeficit', 'Pension deficit', 'Pension scheme obligations above its assets.'),
  deferredTaxLiability,
  line('nonCurrentProvisions', 'Provisions after a year', 'Probable later costs of uncertain amount.'),
  sub(
    'totalNonCurrentLiabilities',
    'Total non-current liabilities',
    'nonCurrentBorrowings nonCurrentLeases pensionDeficit deferredTaxLiability nonCurrentProvisions',
    'Amounts due after a year.',
  ),
  total(
    'totalLiabilities',
    'Total liabilities',
    'totalCurrentLiabilities totalNonCurrentLiabilities',
    'Everything the company owes.',
  ),
  ...toNetAssets,
  ...equity,
]

const bank: readonly StatementLine[] = [
  { ...cash, label: 'Cash and balances at central banks' },
  line('loansToBanks', 'Loans to banks', 'Lent to other banks.'),
  line('loansToCustomers', 'Loans to customers', 'Mortgages, business and personal loans after expected losses.'),
  line('debtSecurities', 'Debt securities', 'Government and other bonds held.'),
  line('derivativeAssets', 'Derivative assets', 'Derivative contracts with a positive value to the bank.'),
  goodwill,
  otherIntangibles,
  propertyPlantEquipment,
  line('otherAssets', 'Other assets', 'Other assets of the bank.'),
  total(
    'totalAssets',
    'Total assets',
    'cash loansToBanks loansToCustomers debtSecurities derivativeAssets goodwill otherIntangibles propertyPlantEquipment otherAssets',
    'Everything the bank owns.',
  ),
  line('customerDeposits', 'Customer deposits', 'Money customers keep with the bank.'),
  line('depositsByBanks', 'Deposits by banks', 'Borrowed from other banks.'),
  line('debtSecuritiesInIssue', 'Debt securities in issue', 'Bonds the bank has issued.'),
  line('subordinatedLiabilities', 'Subordinated liabilities', 'Debt that is repaid after other debt.'),
  line('derivativeLiabilities', 'Derivative liabilities', 'Derivative contracts with a negative value to the bank.'),
  line('provisions', 'Provisions', 'Probable costs of uncertain amount.'),
  line('otherLiabilities', 'Other liabilities', 'Other liabilities of the bank.'),
  total(
    'totalLiabilities',
    'Total liabilities',
    'customerDeposits depositsByBanks debtSecuritiesInIssue subordinatedLiabilities derivativeLiabilities provisions otherLiabilities',
    'Everything the bank owes.',
  ),
  ...toNetAssets,
  ...equity,
  line('riskWeightedAssets', 'Risk-weighted assets', 'Assets weighted by their risk.'),
  percent('cet1Ratio', 'CET1 ratio', 'Core capital as a share of risk-weighted assets.'),
  percent(
    'liquidityCoverageRatio',
    'Liquidity coverage ratio',
    'Liquid assets as a share of 30 days’ outflows under stress.',
  ),
]

const insurer: readonly StatementLine[] = [
  goodwill,
  otherIntangibles,
  propertyPlantEquipment,
  investmentProperty,
  line('financialInvestments', 'Financial investments', 'Bonds, shares and loans held against liabilities.'),
  line('insuranceContractAssets', 'Insurance contract assets', 'Groups of contracts expected to be in surplus.'),
  line('reinsuranceContractAssets', 'Reinsurance contract assets', 'Amounts expected from reinsurers.'),
  receivables,
  line('otherAssets', 'Other assets', 'Other assets of the insurer.'),
  cash,
  total(
    'totalAssets',
    'Total assets',
    'goodwill otherIntangibles propertyPlantEquipment investmentProperty financialInvestments insuranceContractAssets reinsuranceContractAssets receivables otherAssets cash',
    'Everything the insurer owns.',
  ),
  line(
    'insuranceContractLiabilities',
    'Insurance contract liabilities',
    'Expected claims and benefits, with profit not yet earned.',
  ),
  line('investmentContractLiabilities', 'Investment contract liabilities', 'Savings contracts without insurance risk.'),
  line(
    'reinsuranceContractLiabilities',
    'Reinsurance contract liabilities',
    'Amounts expected to be paid to reinsurers.',
  ),
  line('borrowings', 'Borrowings', 'Loans and bonds, mostly subordinated.'),
  deferredTaxLiability,
  payables,
  line('otherLiabilities', 'Other liabilities', 'Other liabilities of the insurer.'),
  total(
    'totalLiabilities',
    'Total liabilities',
    'insuranceContractLiabilities investmentContractLiabilities reinsuranceContractLiabilities borrowings deferredTaxLiability payables otherLiabilities',
    'Everything the insurer owes.',
  ),
  ...toNetAssets,
  ...equity,
  line(
    'contractualServiceMargin',
    'Contractual service margin',
    'Unearned profit of existing contracts; part of the contract liabilities.',
  ),
  percent('solvencyRatio', 'Solvency coverage ratio', 'Own funds as a share of the capital the regulator requires.'),
]

const reit: readonly StatementLine[] = [
  investmentProperty,
  line('developmentProperty', 'Property under development', 'Buildings not yet ready to let, at valuation.'),
  investments,
  line('otherNonCurrentAssets', 'Other non-current assets', 'Other assets held for more than a year.'),
  sub(
    'totalNonCurrentAssets',
    'Total non-current assets',
    'investmentProperty developmentProperty investments otherNonCurrentAssets',
    'Assets held for more than a year.',
  ),
  receivables,
  cash,
  heldForSale,
  sub(
    'totalCurrentAssets',
    'Total current assets',
    'receivables cash heldForSale',
    'Assets to be used or realised within a year.',
  ),
  total('totalAssets', 'Total assets', 'totalNonCurrentAssets totalCurrentAssets', 'Everything the company owns.'),
  payables,
  currentBorrowings,
  sub(
    'totalCurrentLiabilities',
    'Total current liabilities',
    'payables currentBorrowings',
    'Amounts due within a year.',
  ),
  nonCurrentBorrowings,
  nonCurrentLeases,
  line('otherNonCurrentLiabilities', 'Other non-current liabilities', 'Other amounts due after a year.'),
  sub(
    'totalNonCurrentLiabilities',
    'Total non-current liabilities',
    'nonCurrentBorrowings nonCurrentLeases otherNonCurrentLiabilities',
    'Amounts due after a year.',
  ),
  total(
    'totalLiabilities',
    'Total liabilities',
    'totalCurrentLiabilities totalNonCurrentLiabilities',
    'Everything the company owes.',
  ),
  ...toNetAssets,
  ...equity,
  perShare(
    'epraNtaPerShare',
    'EPRA net tangible assets per share',
    'Net assets at market value, without intangibles and long-term tax, per share.',
  ),
  percent('loanToValue', 'Loan to value', 'Net debt as a share of the value of property.'),
]

const trust: readonly StatementLine[] = [
  line('investmentsAtFairValue', 'Investments at fair value', 'The portfolio at market prices or valuation.'),
  { ...receivables, definition: 'Income due and sales of investments not yet settled.' },
  cash,
  total('totalAssets', 'Total assets', 'investmentsAtFairValue receivables cash', 'Everything the trust owns.'),
  { ...payables, definition: 'Fees due and purchases of investments not yet settled.' },
  currentBorrowings,
  nonCurrentBorrowings,
  total(
    'totalLiabilities',
    'Total liabilities',
    'payables currentBorrowings nonCurrentBorrowings',
    'Everything the trust owes.',
  ),
  ...toNetAssets,
  shareCapital,
  sharePremium,
  line('capitalRedemptionReserve', 'Capital redemption reserve', 'Nominal value of shares bought back and cancelled.'),
  line('capitalReserve', 'Capital reserve', 'Accumulated gains on investments.'),
  line('revenueReserve', 'Revenue reserve', 'Income retained to support future dividends.'),
  {
    ...total(
      'totalEquity',
      'Total equity',
      'shareCapital sharePremium capitalRedemptionReserve capitalReserve revenueReserve',
      'All shareholders’ funds; equal to net assets.',
    ),
    equals: 'netAssets',
  },
  sharesInIssue,
  perShare(
    'navPerSharePar',
    'NAV per share, debt at par',
    'Net assets per share with debt at the amount to be repaid.',
  ),
  perShare(
    'navPerShareFair',
    'NAV per share, debt at fair value',
    'Net assets per share with debt at its market value.',
  ),
  percent('netGearing', 'Net gearing', 'Debt less cash as a share of net assets.'),
]

export const balanceSheets = { GENERAL: general, BANK: bank, INSURER: insurer, REIT: reit, TRUST: trust } as const
