/**
 * Where our lines come from, by the concepts of a taxonomy. Of several ways, separated by `|`, the first that was reported
 * counts. `a b -c` is a sum: the first must be there, the others count as nothing where they are not.
 */
export interface ConceptMap {
  readonly basis: string
  readonly money: Readonly<Record<MoneyInput, string>>
  readonly perShare: Readonly<Record<'epsBasic' | 'epsDiluted' | 'dps', string>>
  readonly shares: Readonly<Record<'weightedSharesBasic' | 'weightedSharesDiluted' | 'sharesInIssue', string>>
}

export const incomeInputs = [
  'revenue',
  'costOfSales',
  'grossProfit',
  'researchAndDevelopment',
  'depreciationAndAmortisation',
  'exceptionalItems',
  'operatingProfit',
  'shareOfAssociates',
  'financeCost',
  'profitBeforeTax',
  'tax',
  'discontinued',
  'profitForPeriod',
  'profitToEquityHolders',
] as const

export const assetInputs = [
  'goodwill',
  'otherIntangibles',
  'propertyPlantEquipment',
  'rightOfUseAssets',
  'investmentProperty',
  'investments',
  'deferredTaxAsset',
] as const
export const currentAssetInputs = ['inventories', 'shortTermInvestments', 'cash', 'heldForSale'] as const
export const currentLiabilityInputs = ['currentBorrowings', 'currentLeases', 'currentTax', 'currentProvisions'] as const
export const liabilityInputs = [
  'nonCurrentBorrowings',
  'nonCurrentLeases',
  'pensionDeficit',
  'deferredTaxLiability',
] as const
export const equityInputs = ['shareCapital', 'sharePremium', 'retainedEarnings'] as const
export const balanceTotals = [
  'totalAssets',
  'totalCurrentAssets',
  'totalCurrentLiabilities',
  'totalEquity',
  'equityHoldersFunds',
] as const

export const operatingInputs = ['impairments', 'shareBasedPayments', 'workingCapitalChange'] as const
export const investingInputs = ['capex', 'intangiblesPurchased', 'acquisitionsAndDisposals'] as const
export const financingInputs = [
  'dividendsPaid',
  'buybacks',
  'sharesIssued',
  'debtDrawn',
  'debtRepaid',
  'leasePayments',
] as const
export const cashTotals = [
  'netCashFromOperations',
  'netCashFromInvesting',
  'netCashFromFinancing',
  'currencyEffect',
] as const

export type MoneyInput =
  | (typeof incomeInputs)[number]
  | (typeof assetInputs)[number]
  | (typeof currentAssetInputs)[number]
  | (typeof currentLiabilityInputs)[number]
  | (typeof liabilityInputs)[number]
  | (typeof equityInputs)[number]
  | (typeof balanceTotals)[number]
  | (typeof operatingInputs)[number]
  | (typeof investingInputs)[number]
  | (typeof financingInputs)[number]
  | (typeof cashTotals)[number]
