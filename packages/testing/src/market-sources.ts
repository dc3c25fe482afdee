/** Whatever a simulated market is made from: a kept one is made anew when any of it changes. */
export const marketSources = [
  'packages/domain',
  'packages/db',
  'packages/universe',
  'apps/importer',
  'package-lock.json',
]
