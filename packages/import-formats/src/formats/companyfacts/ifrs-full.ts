import type { ConceptMap } from './concepts.ts'

export const ifrsFull: ConceptMap = {
  basis: 'IFRS',
  money: {
    revenue: 'Revenue | RevenueFromContractsWithCustomers',
    costOfSales: '-CostOfSales | -DirectOperatingExpenseFromInvestmentProperty',
    grossProfit: 'GrossProfit',
    researchAndDevelopment: '-ResearchAndDevelopmentExpense',
    depreciationAndAmortisation:
      '-DepreciationAndAmortisationExpense | -AdjustmentsForDepreciationAndAmortisationExpense | -DepreciationAmortisationAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss',
    exceptionalItems:
      '-ExpenseOfRestructuringActivities GainsLossesOnFairValueAdjustmentInvestmentProperty | GainsLossesOnFairValueAdjustmentInvestmentProperty',
    operatingProfit: 'ProfitLossFromOperatingActivities',
    shareOfAssociates: 'ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod',
    financeCost: '-FinanceCosts | -InterestExpense',
    profitBeforeTax: 'ProfitLossBeforeTax',
    tax: '-IncomeTaxExpenseContinuingOperations',
    discontinued: 'ProfitLossFromDiscontinuedOperations',
    profitForPeriod: 'ProfitLoss',
    profitToEquityHolders: 'ProfitLossAttributableToOwnersOfParent',

    totalAssets: 'Assets',
    goodwill: 'Goodwill',
    otherIntangibles: 'IntangibleAssetsOtherThanGoodwill',
    propertyPlantEquipment: 'PropertyPlantAndEquipment',
    rightOfUseAssets: 'RightofuseAssets',
    investmentProperty: 'InvestmentProperty',
    investments:
      'InvestmentAccountedForUsingEquityMethod | InvestmentsInSubsidiariesJointVenturesAndAssociates | InvestmentsInAssociates',
    deferredTaxAsset: 'DeferredTaxAssets',
    totalCurrentAssets: 'CurrentAssets',
    inventories: 'Inventories',
    shortTermInvestments: 'CurrentInvestments | OtherCurrentFinancialAssets',
    cash: 'CashAndCashEquivalents | Cash',
    heldForSale: 'NoncurrentAssetsOrDisposalGroupsClassifiedAsHeldForSale',
    totalCurrentLiabilities: 'CurrentLiabilities',
    currentBorrowings:
      'CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings | ShorttermBorrowings CurrentPortionOfLongtermBorrowings | CurrentPortionOfLongtermBorrowings',
    currentLeases: 'CurrentLeaseLiabilities',
    currentTax: 'CurrentTaxLiabilitiesCurrent | CurrentTaxLiabilities',
    currentProvisions: 'CurrentProvisions',
    nonCurrentBorrowings:
      'NoncurrentPortionOfNoncurrentBorrowings | LongtermBorrowings -CurrentPortionOfLongtermBorrowings',
    nonCurrentLeases: 'NoncurrentLeaseLiabilities',
    pensionDeficit: 'NoncurrentNetDefinedBenefitLiability | RecognisedLiabilitiesDefinedBenefitPlan',
    deferredTaxLiability: 'DeferredTaxLiabilities',
    totalEquity: 'Equity | EquityAttributableToOwnersOfParent NoncontrollingInterests',
    equityHoldersFunds: 'EquityAttributableToOwnersOfParent',
    shareCapital: 'IssuedCapital',
    sharePremium: 'SharePremium | AdditionalPaidinCapital',
    retainedEarnings: 'RetainedEarnings',

    netCashFromOperations: 'CashFlowsFromUsedInOperatingActivities | CashFlowsFromUsedInOperations',
    impairments: 'AdjustmentsForImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss',
    shareBasedPayments: 'AdjustmentsForSharebasedPayments',
    workingCapitalChange:
      'IncreaseDecreaseInWorkingCapital | AdjustmentsForDecreaseIncreaseInTradeAccountReceivable AdjustmentsForDecreaseIncreaseInInventories AdjustmentsForDecreaseIncreaseInOtherOperatingReceivables AdjustmentsForIncreaseDecreaseInTradeAccountPayable | AdjustmentsForDecreaseIncreaseInOtherOperatingReceivables AdjustmentsForIncreaseDecreaseInTradeAccountPayable',
    netCashFromInvesting: 'CashFlowsFromUsedInInvestingActivities',
    capex: '-PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    intangiblesPurchased: '-PurchaseOfIntangibleAssetsClassifiedAsInvestingActivities',
    acquisitionsAndDisposals:
      '-CashFlowsUsedInObtainingControlOfSubsidiariesOrOtherBusinessesClassifiedAsInvestingActivities CashFlowsFromLosingControlOfSubsidiariesOrOtherBusinessesClassifiedAsInvestingActivities',
    netCashFromFinancing: 'CashFlowsFromUsedInFinancingActivities',
    dividendsPaid: '-DividendsPaidClassifiedAsFinancingActivities',
    buybacks: '-PaymentsToAcquireOrRedeemEntitysShares',
    sharesIssued: 'ProceedsFromIssuingShares',
    debtDrawn: 'ProceedsFromBorrowingsClassifiedAsFinancingActivities',
    debtRepaid: '-RepaymentsOfBorrowingsClassifiedAsFinancingActivities',
    leasePayments: '-PaymentsOfLeaseLiabilitiesClassifiedAsFinancingActivities',
    currencyEffect: 'EffectOfExchangeRateChangesOnCashAndCashEquivalents',
  },
  perShare: {
    epsBasic: 'BasicEarningsLossPerShare | BasicAndDilutedEarningsLossPerShare',
    epsDiluted: 'DilutedEarningsLossPerShare | BasicAndDilutedEarningsLossPerShare',
    dps: 'DividendsRecognisedAsDistributionsToOwnersPerShare | DividendsPaidOrdinarySharesPerShare',
  },
  shares: {
    weightedSharesBasic: 'WeightedAverageShares',
    weightedSharesDiluted: 'AdjustedWeightedAverageShares',
    sharesInIssue: 'NumberOfSharesOutstanding',
  },
}
