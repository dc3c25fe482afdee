import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Sparkline } from './sparkline.tsx'

it('[RP-QUOTE-10] is exactly 120 by 20, and every point lies inside', () => {
  const html = renderToStaticMarkup(
    <Sparkline view={{ points: [100, 140, 90, 120], baseline: 100, words: 'Today: +20.00%' }} />,
  )
  expect(html).toMatch(/<svg[^>]* width="120" height="20" viewBox="0 0 120 20"/)
  const line = html.match(/d="(M[^"]*L[^"]*)"/)?.[1] ?? ''
  const points = [...line.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(points).toHaveLength(4)
  for (const [x = -1, y = -1] of points) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(120)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(20)
  }
})

it('has a text alternative', () => {
  const html = renderToStaticMarkup(
    <Sparkline view={{ points: [1, 2], baseline: null, words: 'Last month: +100.00%' }} />,
  )
  expect(html).toContain('role="img" aria-label="Last month: +100.00%"')
})
