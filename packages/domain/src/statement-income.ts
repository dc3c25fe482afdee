import { line, percent, perShare, type StatementLine, shares, sub, total } from './statement-line.ts'

const associates = line(
  'shareOfAssociates',
  'Share of associates and joint ventures',
  'The company’s share of the profit of companies it part-owns but does not control.',
)
const financeIncome = line('financeIncome', 'Finance income', 'Interest and similar income earned on cash.')
const financeCost = line('financeCost', 'Finance cost', 'Interest paid or owed on borrowings and leases.')
const otherIncome = line('otherIncome', 'Other income', 'Income outside the main business.')

const fromProfitBeforeTax: readonly StatementLine[] = [
  line('tax', 'Tax', 'Tax charged on the profit of the period.'),
  sub('profitAfterTax', 'Profit after tax', 'profitBeforeTax tax', 'Profit from continuing business after tax.'),
  line('discontinued', 'Discontinued operations', 'Result of businesses sold or closed, after tax.'),
  total(
    'profitForPeriod',
    'Profit for the period',
    'profitAfterTax discontinued',
    'Income left after all costs and tax.',
  ),
  line(
    'profitToMinority',
    'Attributable to minority interests',
    'The part of the profit that belongs to outside owners of subsidiaries.',
  ),
  sub(
    'profitToEquityHolders',
    'Attributable to equity holders',
    'profitForPeriod -profitToMinority',
    'The part of the profit that belongs to shareholders of the company.',
  ),
]

const perShareFigures: readonly StatementLine[] = [
  perShare(
    'epsBasic',
    'Basic earnings per share',
    'Profit attributable to equity holders divided by the average number of shares.',
  ),
  perShare(
    'epsDiluted',
    'Diluted earnings per share',
    'Earnings per share if all options and convertibles became shares.',
  ),
  perShare(
    'epsAdjusted',
    'Adjusted earnings per share',
    'Basic earnings per share without exceptional items and discontinued operations.',
  ),
  perShare('dps', 'Dividend per share', 'Dividends declared for the period, per share.'),
  shares('weightedSharesBasic', 'Weighted average shares', 'Average number of shares in issue over the period.'),
  shares(
    'weightedSharesDiluted',
    'Weighted average shares, diluted',
    'Average shares including options and convertibles.',
  ),
]

const effectiveTaxRate = percent('effectiveTaxRate', 'Effective tax rate', 'Tax as a share of profit before tax.')

const general: readonly StatementLine[] = [
  line('revenue', 'Revenue', 'Sales of goods and services, without sales taxes.'),
  line('costOfSales', 'Cost of sales', 'The cost of making or buying the goods and services sold.'),
  sub('grossProfit', 'Gross profit', 'revenue costOfSales', 'Revenue less cost of sales.'),
  line('distributionAndAdmin', 'Distribution and administration', 'Selling, delivery and head-office costs.'),
  line('researchAndDevelopment', 'Research and development', 'Product development costs expensed in the period.'),
  otherIncome,
  sub(
    'ebitda',
    'EBITDA',
    'grossProfit distributionAndAdmin researchAndDevelopment otherIncome',
    'Profit before interest, tax, depreciation and amortisation.',
  ),
  line(
    'depreciationAndAmortisation',
    'Depreciation and amortisation',
    'The year’s share of the cost of long-term assets.',
  ),
  sub(
    'adjustedOperatingProfit',
    'Adjusted operating profit',
    'ebitda depreciationAndAmortisation',
    'Operating profit before exceptional items.',
  ),
  line('exceptionalItems', 'Exceptional items', 'Large items that are not expected to recur.'),
  sub(
    'operatingProfit',
    'Operating profit',
    'adjustedOperatingProfit exceptionalItems',
    'Profit of the business before financing and tax.',
  ),
  associates,
  financeIncome,
  financeCost,
  total(
    'profitBeforeTax',
    'Profit before tax',
    'operatingProfit shareOfAssociates financeIncome financeCost',
    'Profit after financing, before tax.',
  ),
  ...fromProfitBeforeTax,
  ...perShareFigures,
  effectiveTaxRate,
]

const bank: readonly StatementLine[] = [
  line('interestIncome', 'Interest income', 'Interest earned on loans and securities.'),
  line('interestExpense', 'Interest expense', 'Interest paid on deposits and borrowings.'),
  sub(
    'netInterestIncome',
    'Net interest income',
    'interestIncome interestExpense',
    'Interest earned less interest paid.',
  ),
  line('netFees', 'Net fees and commissions', 'Fees earned from customers less fees paid.'),
  line('tradingIncome', 'Trading income', 'Gains less losses from dealing in markets.'),
  otherIncome,
  sub('totalIncome', 'Total income', 'netInterestIncome netFees tradingIncome otherIncome', 'All income before costs.'),
  line('operatingCosts', 'Operating costs', 'Staff, premises, technology and depreciation.'),
  sub(
    'profitBeforeImpairment',
    'Profit before impairment',
    'totalIncome operatingCosts',
    'Income less costs, before expected loan losses.',
  ),
  line('impairment', 'Impairment', 'Charge for loans that are expected not to be repaid in full.'),
  sub(
    'operatingProfit',
    'Operating profit',
    'profitBeforeImpairment impairment',
    'Profit of the bank before associates and tax.',
  ),
  associates,
  total('profitBeforeTax', 'Profit before tax', 'operatingProfit shareOfAssociates', 'Profit before tax.'),
  ...fromProfitBeforeTax,
  ...perShareFigures,
  effectiveTaxRate,
  percent('costIncomeRatio', 'Cost:income ratio', 'Operating costs as a share of total income.'),
  percent(
    'netInterestMargin',
    'Net interest margin',
    'Net interest income as a share of average interest-earning assets.',
  ),
]

const insurer: readonly StatementLine[] = [
  line('insuranceRevenue', 'Insurance revenue', 'Premiums earned for cover given in the period.'),
  line('insuranceServiceExpenses', 'Insurance service expenses', 'Claims and the costs of providing cover.'),
  line('netReinsuranceExpense', 'Net expense from reinsurance', 'The cost of reinsurance, less amounts recovered.'),
  sub(
    'insuranceServiceResult',
    'Insurance service result',
    'insuranceRevenue insuranceServiceExpenses netReinsuranceExpense',
    'Underwriting profit, before investment returns.',
  ),
  line('investmentReturn', 'Investment return', 'Income and gains on invested assets.'),
  line(
    'insuranceFinanceExpenses',
    'Insurance finance expenses',
    'The effect of time and interest rates on insurance liabilities.',
  ),
  sub(
    'netFinancialResult',
    'Net financial result',
    'investmentReturn insuranceFinanceExpenses',
    'Investment return less the part owed to policyholders.',
  ),
  otherIncome,
  line('otherExpenses', 'Other expenses', 'Costs not attributable to insurance contracts.'),
  sub(
    'operatingProfit',
    'Operating profit',
    'insuranceServiceResult netFinancialResult otherIncome otherExpenses',
    'Profit before financing and tax.',
  ),
  associates,
  financeCost,
  total('profitBeforeTax', 'Profit before tax', 'operatingProfit shareOfAssociates financeCost', 'Profit before tax.'),
  ...fromProfitBeforeTax,
  ...perShareFigures,
  effectiveTaxRate,
  percent(
    'combinedRatio',
    'Combined ratio',
    'Claims and expenses as a share of premiums; below 100% underwriting was profitable.',
  ),
]

const reit: readonly StatementLine[] = [
  line('rentalIncome', 'Rental income', 'Rent for the period, spread evenly over leases.'),
  line('serviceChargeIncome', 'Service charge income', 'Property costs recharged to tenants.'),
  line('propertyCosts', 'Property costs', 'Running costs of the buildings.'),
  sub(
    'netRentalIncome',
    'Net rental income',
    'rentalIncome serviceChargeIncome propertyCosts',
    'Rent after property costs.',
  ),
  line('administrativeExpenses', 'Administrative expenses', 'Management and head-office costs.'),
  otherIncome,
  sub(
    'recurringOperatingProfit',
    'Operating profit before property gains',
    'netRentalIncome administrativeExpenses otherIncome',
    'Rental profit, before changes in value.',
  ),
  line('propertyRevaluation', 'Revaluation of property', 'Change in the valuation of the portfolio.'),
  line('disposalGains', 'Gains on disposals', 'Sale proceeds less last valuation.'),
  sub(
    'operatingProfit',
    'Operating profit',
    'recurringOperatingProfit propertyRevaluation disposalGains',
    'Profit before financing and tax.',
  ),
  associates,
  financeIncome,
  financeCost,
  total(
    'profitBeforeTax',
    'Profit before tax',
    'operatingProfit shareOfAssociates financeIncome financeCost',
    'Profit after financing, before tax.',
  ),
  ...fromProfitBeforeTax,
  ...perShareFigures,
  effectiveTaxRate,
  perShare('epraEps', 'EPRA earnings per share', 'Recurring rental profit per share, without changes in value.'),
]

const trust: readonly StatementLine[] = [
  line('investmentIncome', 'Investment income', 'Dividends and interest received.'),
  line('managementFeeRevenue', 'Management fee charged to revenue', 'The part of the manager’s fee charged to income.'),
  line('otherExpensesRevenue', 'Other expenses', 'Directors, audit, registrar and similar costs.'),
  line('financeCostRevenue', 'Finance cost charged to revenue', 'The part of interest charged to income.'),
  line('taxRevenue', 'Tax on revenue', 'Mainly overseas withholding tax on dividends.'),
  sub(
    'revenueReturn',
    'Revenue return',
    'investmentIncome managementFeeRevenue otherExpensesRevenue financeCostRevenue taxRevenue',
    'Income after costs; dividends are normally paid from it.',
  ),
  line('gainsOnInvestments', 'Gains on investments', 'Change in value of investments, sold or still held.'),
  line('currencyGains', 'Currency gains', 'Change in value of cash and debt held in other currencies.'),
  line(
    'managementFeeCapital',
    'Management fee charged to capital',
    'The part of the manager’s fee charged to capital.',
  ),
  line('financeCostCapital', 'Finance cost charged to capital', 'The part of interest charged to capital.'),
  line('taxCapital', 'Tax on capital', 'Mainly overseas tax on gains.'),
  sub(
    'capitalReturn',
    'Capital return',
    'gainsOnInvestments currencyGains managementFeeCapital financeCostCapital taxCapital',
    'Gains after the costs charged to capital.',
  ),
  total('profitForPeriod', 'Total return', 'revenueReturn capitalReturn', 'Revenue return plus capital return.'),
  perShare(
    'revenueReturnPerShare',
    'Revenue return per share',
    'Revenue return divided by the average number of shares.',
  ),
  perShare(
    'capitalReturnPerShare',
    'Capital return per share',
    'Capital return divided by the average number of shares.',
  ),
  perShare('epsBasic', 'Total return per share', 'Total return divided by the average number of shares.'),
  perShare('dps', 'Dividend per share', 'Dividends declared for the period, per share.'),
  shares('weightedSharesBasic', 'Weighted average shares', 'Average number of shares in issue over the period.'),
]

export const incomeStatements = { GENERAL: general, BANK: bank, INSURER: insurer, REIT: reit, TRUST: trust } as const
