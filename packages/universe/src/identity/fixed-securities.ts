/**
 * The ten securities that every universe has, whatever its seed and size: pages, tests and examples name them.
 * Prices are integers at scale 2 of the unit; shares and sizes make the market value.
 */
export interface FixedEquity {
  readonly marketCode: string
  readonly name: string
  readonly shortName: string
  readonly sedol: string | null
  readonly sector: string
  readonly segment: string | null
  readonly price: number
  readonly shares: number
  readonly priceEarnings: number
  readonly lossMaking: boolean
  readonly yearEndMonth: number
  readonly listedYearsAgo: number
  readonly formerName: string | null
  readonly suspended: boolean
}

const equity = (
  given: Pick<FixedEquity, 'marketCode' | 'name' | 'shortName' | 'sector' | 'price' | 'shares'> & Partial<FixedEquity>,
): FixedEquity => ({
  sedol: null,
  segment: 'Main Market',
  priceEarnings: 14,
  lossMaking: false,
  yearEndMonth: 12,
  listedYearsAgo: 28,
  formerName: null,
  suspended: false,
  ...given,
})

export const fixedEquities: readonly FixedEquity[] = [
  // 1,284.50p x 654.0m shares is £8.40bn.
  equity({
    marketCode: 'LSE:HVL',
    name: 'Harrow & Vale plc',
    shortName: 'Harrow & Vale',
    sector: 'Household Goods and Home Construction',
    price: 128450,
    shares: 654_000_000,
    priceEarnings: 12.6,
    formerName: 'Harrow Vale Estates plc',
  }),
  equity({
    marketCode: 'LSE:BW.',
    name: 'Brackwell plc',
    shortName: 'Brackwell',
    sector: 'Industrial Engineering',
    price: 41260,
    shares: 912_000_000,
    priceEarnings: 15.8,
    yearEndMonth: 3,
  }),
  equity({
    marketCode: 'NYSE:CRSN',
    name: 'Corsin Inc',
    shortName: 'Corsin',
    sector: 'Software and Computer Services',
    segment: null,
    price: 18240,
    shares: 540_000_000,
    priceEarnings: 24.5,
  }),
  equity({
    marketCode: 'LSE:SUSP',
    name: 'Suspended plc',
    shortName: 'Suspended',
    sector: 'Industrial Support Services',
    price: 2740,
    shares: 88_000_000,
    priceEarnings: 7.5,
    yearEndMonth: 6,
    listedYearsAgo: 14,
    suspended: true,
  }),
  equity({
    marketCode: 'LSE:NOEL',
    name: 'Noel Minerals plc',
    shortName: 'Noel Minerals',
    sector: 'Precious Metals and Mining',
    segment: 'AIM',
    price: 385,
    shares: 1_240_000_000,
    lossMaking: true,
    yearEndMonth: 9,
    listedYearsAgo: 11,
  }),
]

export const fixedTrust = {
  marketCode: 'LSE:NWT',
  name: 'Northwall Investment Trust plc',
  shortName: 'Northwall',
  mandate: 'Global Equity',
  price: 78400,
  shares: 312_000_000,
} as const

export const fixedFund = {
  sedol: 'B0KXTM3',
  house: 'Kestrel',
  mandate: 'Global Equity',
  familyName: 'Kestrel Global Equity Fund',
  price: 41287,
  sizeGbp: 248_600_000_000,
} as const

export const fixedEtfs = [
  {
    marketCode: 'LSE:BWLD',
    name: 'Bellwether World ETF',
    shortName: 'Bellwether World',
    mandate: 'Global Equity',
    leverage: 1,
    price: 96_240,
    sizeGbp: 412_000_000_000,
  },
  {
    marketCode: 'LSE:LEV3',
    name: 'Triple Long ETP',
    shortName: 'Triple Long',
    mandate: 'UK Equity',
    leverage: 3,
    price: 1_870,
    sizeGbp: 6_400_000_000,
  },
] as const

export const fixedGilt = {
  marketCode: 'LSE:TG34',
  name: '4 1/4% Treasury Gilt 2034',
  coupon: 0.0425,
  year: 2034,
  month: 7,
  day: 31,
} as const

export const fixedSecurityCount = fixedEquities.length + 1 + 1 + fixedEtfs.length + 1

const fixedMarketCodes = new Set<string>([
  ...fixedEquities.map(e => e.marketCode),
  ...fixedEtfs.map(e => e.marketCode),
  fixedTrust.marketCode,
  `FUND:${fixedFund.sedol}`,
  fixedGilt.marketCode,
])

/** Nothing is left to chance for these: every block of their pages has data. */
export function isFixed(marketCode: string): boolean {
  return fixedMarketCodes.has(marketCode)
}
