import { expect, it } from 'vitest'
import { findMarketCode, setMarketCode } from './set-market-code.ts'

it('changes the security of every component and nothing else', () => {
  const text = '{"a":{"marketCode":"LSE:HVL","limit":3},"b":[{"marketCode":"X"}],"c":"marketCode"}'
  expect(JSON.parse(setMarketCode(text, 'LSE:NWT') ?? '')).toEqual({
    a: { marketCode: 'LSE:NWT', limit: 3 },
    b: [{ marketCode: 'LSE:NWT' }],
    c: 'marketCode',
  })
})

it('returns null for invalid JSON', () => {
  expect(setMarketCode('{', 'LSE:NWT')).toBeNull()
})

it('finds the first security', () => {
  expect(findMarketCode('{ "a": {"marketCode": "LSE:BW."}, "b": {"marketCode":"X"} }')).toBe('LSE:BW.')
  expect(findMarketCode('{}')).toBeNull()
})
