/** What a simulated market is made from: a cached one is made again when any of it changes. */
export const marketSources = [
  'packages/domain',
  'packages/analytics',
  'packages/db',
  'packages/universe',
  'apps/importer',
  'package-lock.json',
]
