/** Securities that every simulated market has, whatever its seed and size: the first pages to open. */
export const fixedSecurities = [
  { marketCode: 'LSE:HVL', what: 'Harrow & Vale plc, share' },
  { marketCode: 'LSE:BW.', what: 'Brackwell plc, a code with a trailing dot' },
  { marketCode: 'NYSE:CRSN', what: 'Corsin Inc, share in US dollars' },
  { marketCode: 'LSE:NWT', what: 'Northwall Investment Trust plc' },
  { marketCode: 'FUND:B0KXTM3', what: 'Kestrel Global Equity Fund Acc' },
  { marketCode: 'LSE:BWLD', what: 'Bellwether World ETF' },
  { marketCode: 'LSE:TG34', what: '4 1/4% Treasury Gilt 2034' },
  { marketCode: 'LSE:LEV3', what: 'Triple Long ETP, complex' },
  { marketCode: 'LSE:SUSP', what: 'Suspended plc, not tradable' },
  { marketCode: 'LSE:NOEL', what: 'Noel Minerals plc, no eligibility data' },
] as const

/** Of the sample market, which is the same everywhere. */
export const sampleSecurities = [
  { marketCode: 'US:AAPL', what: 'Apple Inc., prices to 2021, accounts and filings' },
  { marketCode: 'US:NVDA', what: 'NVIDIA Corp, accounts without prices' },
  { marketCode: 'US:SNOW', what: 'Snowflake Inc., accounts and director deals' },
  { marketCode: 'US:SPY', what: 'SPDR S&P 500 ETF Trust, prices to 2021' },
  { marketCode: 'FUND:SE0011670843', what: 'Captor Scilla Global Equity C, holdings, risk' },
  { marketCode: 'US:S000012000', what: 'Dupree Kentucky Tax-Free Short-to-Medium, holdings' },
] as const

/** The importer creates these accounts only beside simulated data, so their password may be printed. */
export const demoLogins = [
  { email: 'investor@example.com', what: 'lives in the United Kingdom' },
  { email: 'professional@example.com', what: 'elective professional' },
  { email: 'overseas@example.com', what: 'lives in the United States' },
] as const
