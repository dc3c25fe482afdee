import type { Identity } from '@bellwether/contract'
import { getMarketCode } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Identifiers } from './identifiers.tsx'

const identity = {
  marketCode: getMarketCode('LSE:HVL'),
  ticker: 'HVL',
  isin: 'GB00BHVL0012',
  sedol: null,
  exchangeName: 'London Stock Exchange',
  segment: null,
  typeWords: 'Share',
  complex: false,
  simulated: true,
} as Partial<Identity> as Identity

it('calls the code EPIC in London and ticker elsewhere', () => {
  expect(renderToStaticMarkup(<Identifiers identity={identity} />)).toContain('<dt>EPIC</dt>')
  const foreign = { ...identity, marketCode: getMarketCode('NYSE:CRSN'), ticker: 'CRSN' }
  expect(renderToStaticMarkup(<Identifiers identity={foreign} />)).toContain('<dt>Ticker</dt>')
})
