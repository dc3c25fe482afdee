import type { FiguresView } from '@bellwether/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ComparedFacts } from './compared-facts.tsx'
import { positionLabel } from './historical-range.tsx'

const view: FiguresView = {
  asAt: null,
  besideLabel: 'Sector',
  rangeLabel: '5-year range',
  figures: [
    {
      key: 'pe',
      label: 'P/E',
      value: { kind: 'ratio', value: 12 },
      beside: { kind: 'ratio', value: 15 },
      range: {
        low: { kind: 'ratio', value: 8 },
        high: { kind: 'ratio', value: 24 },
        position: 0.25,
        besidePosition: 0.4375,
      },
    },
    { key: 'none', label: 'Not here', value: { kind: 'absent', absence: 'NOT_APPLICABLE' } },
  ],
}

it('states in words where a figure and its sector lie in the historical range', () => {
  const html = renderToStaticMarkup(<ComparedFacts view={view} of="Valuation" scope="valuation" />)
  const text = html.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]+>/g, '')
  expect(text).toBe('ValueSector5-year rangeP/E12.015.0from 8.0lowto 24.0Sector: mid in this range')
  expect(html).toContain('cx="25.00%"')
})

it('is a plain list when there is nothing to compare', () => {
  const { besideLabel: _, rangeLabel: __, ...plain } = view
  expect(renderToStaticMarkup(<ComparedFacts view={plain} of="Valuation" scope="valuation" />)).not.toContain('<table')
})

it.each([
  [0, 'lowest'],
  [0.3, 'low'],
  [0.5, 'mid'],
  [0.7, 'high'],
  [1, 'highest'],
] as const)('labels the position %d as %s', (position, word) => {
  expect(positionLabel(position)).toBe(word)
})
