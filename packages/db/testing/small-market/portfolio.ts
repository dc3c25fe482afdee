import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillPortfolio(db: Database): Promise<void> {
  const holding = { security_id: ids.fund, as_at: '2026-10-31', holding_type: 'Equity', source_id }
  await bulkInsert(db, 'holdings', [
    { ...holding, rank: 2, name: 'Brackwell plc', isin: 'GB00BRACKW02', weighting: 0.04 },
    {
      ...holding,
      rank: 1,
      name: 'Harrow & Vale plc',
      isin: 'GB00HARROW01',
      weighting: 0.05,
      previous_weighting: 0.045,
    },
    { ...holding, rank: 1, as_at: '2026-09-30', name: 'Sold since', isin: 'GB00BRACKW02', weighting: 0.5 },
    { ...holding, rank: 1, security_id: ids.trust, name: 'Harrow & Vale plc', isin: 'GB00HARROW01', weighting: 0.08 },
  ])
  const allocation = { security_id: ids.fund, as_at, source_id }
  await bulkInsert(db, 'asset_allocations', [
    { ...allocation, asset: 'CASH', long: 0.05, short: 0.02, net: 0.03, category: 0.02 },
    { ...allocation, asset: 'STOCK', long: 0.97, short: 0, net: 0.97 },
  ])
  await bulkInsert(db, 'exposures', [
    { ...allocation, kind: 'SECTOR', name: 'Technology', position: 2, weighting: 0.4 },
    { ...allocation, kind: 'SECTOR', name: 'Health care', position: 1, weighting: 0.6, category: 0.5 },
    { ...allocation, kind: 'REGION', name: 'Europe', position: 1, weighting: 1 },
  ])
  await bulkInsert(db, 'valuation_growth', [
    { ...allocation, measure: 'priceEarnings', fund: 15.5, category: 16.25 },
    { ...allocation, measure: 'bookValueGrowth', fund: 0.07 },
  ])
  await bulkInsert(db, 'risk_measures', [
    { ...allocation, years: 3, measure: 'sharpe', value: 0.8 },
    { ...allocation, years: 1, measure: 'sharpe', value: 0.5, benchmark: 0.4 },
    { ...allocation, years: 1, measure: 'beta', value: 1 },
    { ...allocation, security_id: ids.trust, years: 3, measure: 'standardDeviation', value: 0.12, benchmark: 0.1 },
    { ...allocation, security_id: ids.trust, years: 3, measure: 'sharpe', value: 0.5 },
    { ...allocation, security_id: ids.trust, years: 5, measure: 'sharpe', value: 0.4 },
  ])
  await bulkInsert(db, 'ratings', [{ ...allocation, provider: 'Stars', measure: 'overall', score: 4, scale: 5 }])
  await bulkInsert(db, 'risk_scores', [
    { ...allocation, regime: 'UCITS_KIID', score: 5, scale: 7 },
    {
      ...allocation,
      regime: 'CCI_PRODUCT_SUMMARY',
      score: 6,
      scale: 10,
      material_risks: ['Currency', 'Concentration, single "theme"'],
    },
  ])
}
