/** What a simulated market is made from: a cached one is made again when any of it changes. */
export const marketSources = [
  'packages/domain',
  'packages/analytics',
  'packages/db',
  'packages/universe',
  'apps/importer',
  'features/research/src/sector-figures',
  'features/research/src/key-ratios',
  'features/research/src/securities/price-changes.ts',
  'features/research/src/statements/period.ts',
  'features/research/src/screener/screener-details.ts',
  'features/research/src/charts/standard-periods.ts',
  'package-lock.json',
]
