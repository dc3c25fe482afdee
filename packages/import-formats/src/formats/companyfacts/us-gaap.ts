import type { ConceptMap } from './concepts.ts'

export const usGaap: ConceptMap = {
  basis: 'US GAAP',
  money: {
    revenue:
      'Revenues | RevenueFromContractWithCustomerExcludingAssessedTax | SalesRevenueNet | RevenueFromContractWithCustomerIncludingAssessedTax | SalesRevenueGoodsNet',
    costOfSales: '-CostOfRevenue | -CostOfGoodsAndServicesSold | -CostOfGoodsSold',
    grossProfit: 'GrossProfit',
    researchAndDevelopment:
      '-ResearchAndDevelopmentExpense | -ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost',
    depreciationAndAmortisation:
      '-DepreciationDepletionAndAmortization | -DepreciationAmortizationAndAccretionNet | -DepreciationAndAmortization',
    exceptionalItems: '-RestructuringCharges -GoodwillImpairmentLoss | -GoodwillImpairmentLoss',
    operatingProfit: 'OperatingIncomeLoss',
    shareOfAssociates: 'IncomeLossFromEquityMethodInvestments',
    financeCost: '-InterestExpense | -InterestExpenseNonoperating | -InterestExpenseDebt',
    profitBeforeTax:
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest | IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    tax: '-IncomeTaxExpenseBenefit',
    discontinued:
      'IncomeLossFromDiscontinuedOperationsNetOfTax | IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity',
    profitForPeriod: 'ProfitLoss | NetIncomeLoss NetIncomeLossAttributableToNoncontrollingInterest',
    profitToEquityHolders: 'NetIncomeLoss',

    totalAssets: 'Assets',
    goodwill: 'Goodwill',
    otherIntangibles: 'IntangibleAssetsNetExcludingGoodwill | FiniteLivedIntangibleAssetsNet',
    propertyPlantEquipment:
      'PropertyPlantAndEquipmentNet | PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
    rightOfUseAssets: 'OperatingLeaseRightOfUseAsset',
    investmentProperty: 'RealEstateInvestmentPropertyNet',
    investments:
      'MarketableSecuritiesNoncurrent | LongTermInvestments | AvailableForSaleSecuritiesDebtSecuritiesNoncurrent OtherLongTermInvestments | AvailableForSaleSecuritiesNoncurrent | EquityMethodInvestments',
    deferredTaxAsset: 'DeferredIncomeTaxAssetsNet | DeferredTaxAssetsNetNoncurrent',
    totalCurrentAssets: 'AssetsCurrent',
    inventories: 'InventoryNet',
    shortTermInvestments:
      'MarketableSecuritiesCurrent | ShortTermInvestments | AvailableForSaleSecuritiesDebtSecuritiesCurrent | AvailableForSaleSecuritiesCurrent',
    cash: 'CashAndCashEquivalentsAtCarryingValue | Cash | CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    heldForSale:
      'AssetsHeldForSaleNotPartOfDisposalGroupCurrent | DisposalGroupIncludingDiscontinuedOperationAssetsCurrent | AssetsOfDisposalGroupIncludingDiscontinuedOperationCurrent',
    totalCurrentLiabilities: 'LiabilitiesCurrent',
    currentBorrowings:
      'DebtCurrent | LongTermDebtCurrent CommercialPaper | ShortTermBorrowings LongTermDebtCurrent | CommercialPaper | ConvertibleDebtCurrent | ConvertibleNotesPayableCurrent',
    currentLeases: 'OperatingLeaseLiabilityCurrent FinanceLeaseLiabilityCurrent | FinanceLeaseLiabilityCurrent',
    currentTax: 'AccruedIncomeTaxesCurrent | TaxesPayableCurrent',
    currentProvisions: 'ProductWarrantyAccrualClassifiedCurrent',
    nonCurrentBorrowings:
      'LongTermDebtNoncurrent | ConvertibleDebtNoncurrent | ConvertibleLongTermNotesPayable | LongTermNotesPayable | LongTermDebtAndCapitalLeaseObligations',
    nonCurrentLeases:
      'OperatingLeaseLiabilityNoncurrent FinanceLeaseLiabilityNoncurrent | FinanceLeaseLiabilityNoncurrent',
    pensionDeficit:
      'PensionAndOtherPostretirementDefinedBenefitPlansLiabilitiesNoncurrent | DefinedBenefitPensionPlanLiabilitiesNoncurrent',
    deferredTaxLiability: 'DeferredIncomeTaxLiabilitiesNet | DeferredTaxLiabilitiesNoncurrent',
    totalEquity:
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest | StockholdersEquity MinorityInterest',
    equityHoldersFunds: 'StockholdersEquity',
    shareCapital: 'CommonStocksIncludingAdditionalPaidInCapital | CommonStockValue',
    sharePremium: 'AdditionalPaidInCapital | AdditionalPaidInCapitalCommonStock',
    retainedEarnings: 'RetainedEarningsAccumulatedDeficit',

    netCashFromOperations:
      'NetCashProvidedByUsedInOperatingActivities | NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
    impairments: 'AssetImpairmentCharges | GoodwillImpairmentLoss',
    shareBasedPayments: 'ShareBasedCompensation',
    workingCapitalChange:
      '-IncreaseDecreaseInOperatingCapital | -IncreaseDecreaseInAccountsReceivable -IncreaseDecreaseInInventories -IncreaseDecreaseInOtherReceivables -IncreaseDecreaseInPrepaidDeferredExpenseAndOtherAssets -IncreaseDecreaseInOtherOperatingAssets IncreaseDecreaseInAccountsPayable IncreaseDecreaseInAccruedLiabilities IncreaseDecreaseInAccruedLiabilitiesAndOtherOperatingLiabilities IncreaseDecreaseInContractWithCustomerLiability IncreaseDecreaseInOtherOperatingLiabilities',
    netCashFromInvesting:
      'NetCashProvidedByUsedInInvestingActivities | NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
    capex: '-PaymentsToAcquirePropertyPlantAndEquipment | -PaymentsToAcquireProductiveAssets',
    intangiblesPurchased: '-PaymentsToAcquireIntangibleAssets -PaymentsToDevelopSoftware | -PaymentsToDevelopSoftware',
    acquisitionsAndDisposals:
      '-PaymentsToAcquireBusinessesNetOfCashAcquired ProceedsFromDivestitureOfBusinesses | ProceedsFromDivestitureOfBusinesses',
    netCashFromFinancing:
      'NetCashProvidedByUsedInFinancingActivities | NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
    dividendsPaid: '-PaymentsOfDividends | -PaymentsOfDividendsCommonStock',
    buybacks: '-PaymentsForRepurchaseOfCommonStock',
    sharesIssued:
      'ProceedsFromIssuanceOfCommonStock | ProceedsFromStockPlans ProceedsFromStockOptionsExercised | ProceedsFromStockOptionsExercised',
    debtDrawn:
      'ProceedsFromIssuanceOfLongTermDebt | ProceedsFromIssuanceOfDebt | ProceedsFromConvertibleDebt | ProceedsFromIssuanceOfSeniorLongTermDebt',
    debtRepaid: '-RepaymentsOfLongTermDebt | -RepaymentsOfDebt | -RepaymentsOfConvertibleDebt',
    leasePayments: '-FinanceLeasePrincipalPayments | -RepaymentsOfLongTermCapitalLeaseObligations',
    currencyEffect:
      'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents | EffectOfExchangeRateOnCashAndCashEquivalents',
  },
  perShare: {
    epsBasic: 'EarningsPerShareBasic | EarningsPerShareBasicAndDiluted',
    epsDiluted: 'EarningsPerShareDiluted | EarningsPerShareBasicAndDiluted',
    dps: 'CommonStockDividendsPerShareDeclared | CommonStockDividendsPerShareCashPaid',
  },
  shares: {
    weightedSharesBasic:
      'WeightedAverageNumberOfSharesOutstandingBasic | WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
    weightedSharesDiluted:
      'WeightedAverageNumberOfDilutedSharesOutstanding | WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
    sharesInIssue: 'CommonStockSharesOutstanding',
  },
}
