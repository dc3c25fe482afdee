import { expect, it } from 'vitest'
import { toUsageCounts } from './usage-counts.ts'

it('counts each widget by version, failures by code, and nothing else', () => {
  const beacon = {
    contract: 1,
    loader: '0.1.0',
    namespace: 'acme',
    environment: 'prod',
    readyMs: 900,
    painted: [
      { type: 'news-list', version: '1.0.0' },
      { type: 'news-list', version: '1.0.0' },
      { type: 'news-list', version: '1.1.0' },
    ],
    failed: [{ type: 'quote-header', code: 'API_REFUSED' }],
    attributes: {},
  } as const
  const common = { day: '2026-11-13', application: '', namespace: 'acme' }
  const given = {
    ...beacon,
    painted: [...beacon.painted, { type: 'made-up', version: '1.0.0' }],
    failed: [...beacon.failed, { type: 'news-list', code: 'PAINTED' }],
  }
  expect(toUsageCounts(given, '2026-11-13', ({ component }) => component !== 'made-up')).toEqual([
    { ...common, component: 'news-list', version: '1.0.0', outcome: 'PAINTED', count: 2 },
    { ...common, component: 'news-list', version: '1.1.0', outcome: 'PAINTED', count: 1 },
    { ...common, component: 'quote-header', version: '', outcome: 'API_REFUSED', count: 1 },
  ])
})
