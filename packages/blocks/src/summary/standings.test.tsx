import type { Standing, StandingsView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { distanceText, Standings } from './standings.tsx'

const words = { above: 'dearer', below: 'cheaper' }
const median = { kind: 'ratio', value: 14 } as const

it('[RP-COMPARE-11] states the difference, its direction and its meaning', () => {
  expect(distanceText({ median, by: 0.12, in: 'SHARE' }, words)).toBe('12% above, dearer')
  expect(distanceText({ median, by: -0.314, in: 'SHARE' }, words)).toBe('31% below, cheaper')
  expect(distanceText({ median, by: -0.021, in: 'POINTS' }, words)).toBe('2.10 points below, cheaper')
  expect(distanceText({ median, by: 0.001, in: 'SHARE' }, words)).toBe('In line')
})

const row: Standing = {
  key: 'value',
  label: 'Value',
  measure: 'P/E',
  own: { kind: 'ratio', value: 12.3 },
  ...words,
  market: { median, by: -0.12, in: 'SHARE' },
  sector: null,
}
const view: StandingsView = {
  rows: [row],
  market: 'all shares',
  sector: 'Retailers',
  asAt: getIsoDate('2026-11-13'),
  medianNote: null,
}

it('[RP-COMPARE-8] shows the median, and omits a sector with too few members', () => {
  const html = renderToStaticMarkup(<Standings view={view} />)
  expect(html).toContain('12% below, cheaper')
  expect(html).toContain('median')
  expect(html).not.toContain('>Sector<')
})

it('says when there is no comparison', () => {
  const sector = { median, by: 0.2, in: 'SHARE' } as const
  const html = renderToStaticMarkup(<Standings view={{ ...view, rows: [{ ...row, market: null, sector }] }} />)
  expect(html).toContain('No comparison')
  expect(html).toContain('20% above, dearer')
})
