import type { RiskScatterView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RiskScatter } from './risk-scatter.tsx'

const view: RiskScatterView = {
  own: { name: 'Kestrel', volatility: 0.12, excess: 0.05 },
  benchmark: { name: 'Index', volatility: 0.11, excess: 0.04 },
  others: [
    { name: 'Calm', volatility: 0.08, excess: 0.02 },
    { name: 'Wild', volatility: 0.2, excess: 0.07 },
  ],
  category: 'Global',
  asAt: getIsoDate('2026-10-31'),
}

it('describes its position among the others, and lists every point in a table', () => {
  const html = renderToStaticMarkup(<RiskScatter view={view} />)
  expect(html).toContain('Of 2 others in Global, 1 more volatile, 1 with a lower return.')
  expect(html.match(/<th scope="row">/g)).toHaveLength(4)
})

it('works without an index', () => {
  expect(renderToStaticMarkup(<RiskScatter view={{ ...view, benchmark: null }} />)).not.toContain('>Index<')
})

it('keeps close points close, and omits the legend for missing dots', () => {
  const own = { name: 'Kestrel', volatility: 0.6338, excess: 0.7404 }
  const html = renderToStaticMarkup(
    <RiskScatter
      view={{ ...view, own, benchmark: { name: 'Index', volatility: 0.6351, excess: 0.7491 }, others: [] }}
    />,
  )
  const ticks = [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(new Set(ticks).size).toBe(ticks.length)
  expect(html).toContain('No others in Global')
})
