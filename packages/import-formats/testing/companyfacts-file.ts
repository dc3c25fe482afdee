/** A companyfacts file with two years, six months and a restatement; the figures are made up. */
type Row = readonly [start: string | null, end: string, value: number, filed: string, fiscalYear?: number]

const year1 = ['2024-01-01', '2024-12-31'] as const
const half = ['2025-01-01', '2025-06-30'] as const
const quarter = ['2025-04-01', '2025-06-30'] as const
const first = '2025-02-20'
const second = '2025-08-01'
const third = '2026-02-20'

const flow = (values: readonly [number, number, number]): Row[] => [
  [...year1, values[0], first, 2024],
  [...half, values[1], second, 2025],
  ['2025-01-01', '2025-12-31', values[2], third, 2025],
]
const instant = (values: readonly [number, number, number]): Row[] => [
  [null, '2024-12-31', values[0], first, 2024],
  [null, '2025-06-30', values[1], second, 2025],
  [null, '2025-12-31', values[2], third, 2025],
]

const money: Record<string, readonly Row[]> = {
  Revenues: [...flow([1000, 600, 1300]), [...year1, 900, third, 2025]],
  GrossProfit: [...flow([400, 250, 550]), [...year1, 350, third, 2025]],
  OperatingIncomeLoss: flow([100, 70, 160]),
  ResearchAndDevelopmentExpense: flow([120, 70, 150]),
  DepreciationDepletionAndAmortization: flow([50, 30, 60]),
  InterestExpense: flow([10, 5, 10]),
  IncomeTaxExpenseBenefit: flow([25, 15, 40]),
  ProfitLoss: [...flow([75, 55, 120]), [...quarter, 30, second, 2025]],
  NetIncomeLoss: flow([70, 52, 112]),
  Assets: instant([2000, 2100, 2200]),
  AssetsCurrent: instant([800, 850, 900]),
  CashAndCashEquivalentsAtCarryingValue: instant([300, 310, 350]),
  PropertyPlantAndEquipmentNet: instant([900, 950, 1000]),
  LongTermInvestments: instant([400, 100, 100]),
  LiabilitiesCurrent: instant([500, 520, 550]),
  LongTermDebtNoncurrent: instant([300, 300, 280]),
  StockholdersEquity: instant([1000, 1050, 1100]),
  MinorityInterest: instant([50, 53, 58]),
  RetainedEarningsAccumulatedDeficit: instant([700, 750, 800]),
  NetCashProvidedByUsedInOperatingActivities: flow([150, 60, 200]),
  NetCashProvidedByUsedInInvestingActivities: flow([-80, -40, -100]),
  NetCashProvidedByUsedInFinancingActivities: flow([-20, -10, -50]),
  PaymentsToAcquirePropertyPlantAndEquipment: flow([70, 35, 90]),
}

const units = (unit: string, rows: readonly Row[]) => ({
  label: null,
  units: {
    [unit]: rows.map(([start, end, val, filed, fy]) => ({
      ...(start && { start }),
      end,
      val,
      accn: '0000000123-26-000001',
      fy,
      fp: 'FY',
      form: '10-K',
      filed,
    })),
  },
})

export function companyfactsFile(facts: Record<string, unknown> = {}): string {
  const gaap = {
    ...Object.fromEntries(Object.entries(money).map(([concept, rows]) => [concept, units('USD', rows)])),
    EarningsPerShareBasic: units('USD/shares', flow([0.7, 0.52, 1.12])),
    ...facts,
  }
  return JSON.stringify({ cik: '0000000123', entityName: 'Example Inc.', facts: { 'us-gaap': gaap } })
}
