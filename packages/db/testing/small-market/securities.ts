import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import type { NewRow } from '../../src/tables/index.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillSecurities(db: Database): Promise<void> {
  await bulkInsert(db, 'sources', [
    { id: ids.source, code: 'SIM', name: 'Simulated market', simulated: true },
    { id: 2, code: 'EMPTY', name: 'Nothing comes from here' },
  ])
  await bulkInsert(db, 'securities', securities)
  await bulkInsert(db, 'security_names', [
    { security_id: ids.harrow, name: 'Vale Brothers plc', kind: 'FORMER', until: '2019-03-01' },
    { security_id: ids.harrow, name: 'Harrow 100% Mutual', kind: 'ALIAS' },
  ])
  await bulkInsert(db, 'listings', listings)
}

const plain = { country: 'GB', currency: 'GBP', source_id, as_at }

const securities: readonly NewRow<'securities'>[] = [
  {
    ...plain,
    id: 1,
    type: 'EQUITY',
    name: 'Harrow & Vale plc',
    short_name: 'Harrow & Vale',
    isin: 'GB00HARROW01',
    sedol: 'HARROW1',
    sector: 'Retailers',
    size_gbp: 840_000_000_000,
  },
  {
    ...plain,
    id: 2,
    type: 'EQUITY',
    name: 'Brackwell plc',
    short_name: 'Brackwell',
    isin: 'GB00BRACKW02',
    sedol: 'BRACKW2',
    sector: 'Retailers',
    size_gbp: 910_000_000_000,
  },
  {
    ...plain,
    id: 3,
    type: 'EQUITY',
    name: 'Corsin Inc',
    short_name: 'Corsin',
    isin: 'US00CORSIN03',
    country: 'US',
    currency: 'USD',
    sector: 'Software',
    status: 'SUSPENDED',
    status_reason: 'Pending an announcement',
  },
  {
    ...plain,
    id: 4,
    type: 'CLOSED_END_FUND',
    name: 'Northwall Investment Trust plc',
    short_name: 'Northwall',
    isin: 'GB00NORTHW04',
    sedol: 'NORTHW4',
    sector: 'Global',
    category: 'Global growth',
    size_gbp: 50_000_000_000,
  },
  {
    ...plain,
    id: 5,
    type: 'FUND',
    name: 'Kestrel Global Equity Fund Acc',
    short_name: 'Kestrel Global',
    isin: 'GB00KESTRE05',
    sedol: 'KESTRE5',
    sector: 'Global',
    complex: true,
    size_gbp: 90_000_000_000,
  },
  {
    ...plain,
    id: 6,
    type: 'BOND',
    name: '4 1/4% Treasury Gilt 2034',
    short_name: 'Treasury 2034',
    isin: 'GB00GILT3406',
  },
]

const london = { exchange: 'LSE', mic: 'XLON', price_unit: 'GBX', price_scale: 2, source_id }

const listings: readonly NewRow<'listings'>[] = [
  {
    ...london,
    id: ids.harrowLondon,
    security_id: 1,
    market_code: 'LSE:HVL',
    ticker: 'HVL',
    segment: 'SET1',
    streamable: true,
    normal_market_size: 5_000,
  },
  {
    id: ids.harrowFrankfurt,
    security_id: 1,
    market_code: 'XETRA:HVG',
    exchange: 'XETRA',
    ticker: 'HVG',
    price_unit: 'EUR',
    price_scale: 2,
    source_id,
    primary_listing: false,
  },
  { ...london, id: ids.brackwellLondon, security_id: 2, market_code: 'LSE:BW.', ticker: 'BW.' },
  {
    id: ids.corsinNewYork,
    security_id: 3,
    market_code: 'NYSE:CRSN',
    exchange: 'NYSE',
    ticker: 'CRSN',
    price_unit: 'USD',
    price_scale: 2,
    source_id,
  },
  { ...london, id: ids.trustLondon, security_id: 4, market_code: 'LSE:NWT', ticker: 'NWT' },
  {
    id: ids.fundLine,
    security_id: 5,
    market_code: 'FUND:KESTRE5',
    exchange: 'FUND',
    ticker: 'KESTRE5',
    price_unit: 'GBX',
    price_scale: 2,
    source_id,
  },
  { ...london, id: ids.giltLondon, security_id: 6, market_code: 'LSE:TG34', ticker: 'TG34', price_unit: 'GBP' },
]
