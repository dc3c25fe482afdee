import { expect, it } from 'vitest'
import { findConfigurationHints } from './configuration-hints.ts'

it('finds unknown widgets and invalid settings', () => {
  const components = {
    good: { type: 'news-list', settings: { marketCode: 'LSE:HVL', limit: 3 } },
    odd: { type: 'news-lst' },
    many: { type: 'news-list', settings: { marketCode: 'LSE:HVL', limit: 3000 } },
  }
  expect(findConfigurationHints({ components }).map(({ path }) => path)).toEqual([
    '/components/odd/type',
    '/components/many/settings/limit',
  ])
})
