import { line, type StatementLine, sub, total } from './statement-line.ts'

const profit = line(
  'profit',
  'Profit for the period',
  'Where the reckoning starts; the same figure as in the income statement.',
)
const taxAndFinanceCharged = line(
  'taxAndFinanceCharged',
  'Tax and finance costs charged',
  'Added back here, because what was really paid is shown below.',
)
const depreciation = line(
  'depreciationAndAmortisation',
  'Depreciation and amortisation',
  'Charged to profit without being paid in the period.',
)
const impairments = line('impairments', 'Impairments', 'Write-downs, which cost no cash.')
const shareBasedPayments = line('shareBasedPayments', 'Share-based payments', 'Pay given in shares.')
const workingCapitalChange = line(
  'workingCapitalChange',
  'Change in working capital',
  'Cash freed by, or tied up in, stock, receivables and payables.',
)
const otherOperating = line('otherOperating', 'Other operating items', 'Other differences between profit and cash.')
const interestPaid = line('interestPaid', 'Interest paid', 'Interest paid in the period.')
const taxPaid = line('taxPaid', 'Tax paid', 'Tax paid in the period.')
const capex = line('capex', 'Capital expenditure', 'Paid for property, plant and equipment.')
const intangiblesPurchased = line(
  'intangiblesPurchased',
  'Intangible assets bought',
  'Paid for software, licences and development.',
)
const acquisitionsAndDisposals = line(
  'acquisitionsAndDisposals',
  'Acquisitions and disposals',
  'Paid for businesses bought, less received for those sold.',
)
const interestReceived = line('interestReceived', 'Interest received', 'Interest received in the period.')
const otherInvesting = line('otherInvesting', 'Other investing items', 'Any other investing payments and receipts.')

const operations = (...lines: StatementLine[]): StatementLine[] => [
  ...lines,
  total('netCashFromOperations', 'Net cash from operations', keysOf(lines), 'Cash the business itself brought in.'),
]

const investing = (...lines: StatementLine[]): StatementLine[] => [
  ...lines,
  total(
    'netCashFromInvesting',
    'Net cash from investing',
    keysOf(lines),
    'Cash put into, or taken out of, long-lived assets.',
  ),
]

const financingLines = [
  line('dividendsPaid', 'Dividends paid', 'Paid to shareholders.'),
  line('buybacks', 'Share buybacks', 'Paid for own shares.'),
  line('sharesIssued', 'Shares issued', 'Received for new shares.'),
  line('debtDrawn', 'Debt drawn', 'Newly borrowed.'),
  line('debtRepaid', 'Debt repaid', 'Borrowings paid back.'),
  line('leasePayments', 'Lease payments', 'Capital part of lease payments.'),
  line('otherFinancing', 'Other financing items', 'Any other payments to and from providers of finance.'),
]

const financingToClosing: readonly StatementLine[] = [
  ...financingLines,
  total(
    'netCashFromFinancing',
    'Net cash from financing',
    keysOf(financingLines),
    'Cash from, or to, shareholders and lenders.',
  ),
  line('currencyEffect', 'Effect of exchange rates', 'Change in value of cash held in other currencies.'),
  sub(
    'netChangeInCash',
    'Net change in cash',
    'netCashFromOperations netCashFromInvesting netCashFromFinancing currencyEffect',
    'All movements of cash together.',
  ),
  line('openingCash', 'Opening cash', 'Cash at the beginning of the period.'),
  total(
    'closingCash',
    'Closing cash',
    'openingCash netChangeInCash',
    'Cash at the end of the period; the same figure as in the balance sheet.',
  ),
]

function keysOf(lines: readonly StatementLine[]): string {
  return lines.map(({ key }) => key).join(' ')
}

const general: readonly StatementLine[] = [
  ...operations(
    profit,
    taxAndFinanceCharged,
    depreciation,
    impairments,
    shareBasedPayments,
    workingCapitalChange,
    otherOperating,
    interestPaid,
    taxPaid,
  ),
  ...investing(capex, intangiblesPurchased, acquisitionsAndDisposals, interestReceived, otherInvesting),
  ...financingToClosing,
]

const bank: readonly StatementLine[] = [
  ...operations(
    profit,
    line('taxCharged', 'Tax charged', 'Added back here, because what was really paid is shown below.'),
    depreciation,
    impairments,
    line('changeInLoans', 'Change in loans', 'Cash lent to customers and banks, less repaid by them.'),
    line('changeInDeposits', 'Change in deposits', 'Cash that depositors brought, less taken out.'),
    otherOperating,
    taxPaid,
  ),
  ...investing(
    line('securitiesTraded', 'Securities bought and sold', 'Paid for bonds held, less received for those sold.'),
    capex,
    intangiblesPurchased,
    acquisitionsAndDisposals,
    otherInvesting,
  ),
  ...financingToClosing,
]

const insurer: readonly StatementLine[] = [
  ...operations(
    profit,
    taxAndFinanceCharged,
    depreciation,
    line(
      'changeInInsuranceContracts',
      'Change in insurance contracts',
      'Cash from premiums ahead of claims, or the reverse.',
    ),
    line(
      'changeInInvestments',
      'Change in investments',
      'Cash put into investments held against liabilities, less taken out.',
    ),
    workingCapitalChange,
    otherOperating,
    interestPaid,
    taxPaid,
  ),
  ...investing(capex, intangiblesPurchased, acquisitionsAndDisposals, otherInvesting),
  ...financingToClosing,
]

const reit: readonly StatementLine[] = [
  ...operations(
    profit,
    taxAndFinanceCharged,
    line(
      'propertyGainsReversed',
      'Property gains taken out',
      'Changes in value and gains on sale, which are not rent received.',
    ),
    workingCapitalChange,
    otherOperating,
    interestPaid,
    taxPaid,
  ),
  ...investing(
    line('propertyPurchased', 'Property bought', 'Paid for buildings and land.'),
    line('propertySold', 'Property sold', 'Received for buildings and land.'),
    { ...capex, definition: 'Paid for work on buildings already owned.' },
    acquisitionsAndDisposals,
    interestReceived,
    otherInvesting,
  ),
  ...financingToClosing,
]

const trust: readonly StatementLine[] = [
  ...operations(
    { ...profit, label: 'Total return' },
    taxAndFinanceCharged,
    line('gainsReversed', 'Investment gains taken out', 'Gains on investments, which are not income received.'),
    workingCapitalChange,
    otherOperating,
    interestPaid,
    taxPaid,
  ),
  ...investing(
    line('investmentsPurchased', 'Investments bought', 'Paid for investments.'),
    line('investmentsSold', 'Investments sold', 'Received for investments.'),
    otherInvesting,
  ),
  ...financingToClosing,
]

export const cashFlowStatements = { GENERAL: general, BANK: bank, INSURER: insurer, REIT: reit, TRUST: trust } as const
