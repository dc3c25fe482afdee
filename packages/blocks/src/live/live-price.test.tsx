import { formatPrice, getMarketCode, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Movers } from '../movers.tsx'
import { LiveChangeText, LivePriceText, widestChange, widestPrice } from './live-price.tsx'
import { LiveContext } from './live-quotes.ts'
import { LiveToggle } from './live-toggle.tsx'

it('reserves width for one more digit', () => {
  expect(widestPrice(price(95_000, 2, 'GBX'), formatPrice)).toBe('1,045.00p')
  expect(widestChange(price(128_450, 2, 'GBX'))).toBe('+64.22 (+10.00%)')
  expect(renderToStaticMarkup(<LivePriceText text="950.00p" widest="1,045.00p" />)).toMatch(
    /data-bw-field="last" data-widest="1,045.00p">950.00p</,
  )
})

it('marks only rows that can be streamed', () => {
  const mover = {
    name: 'Harrow Vale plc',
    marketCode: getMarketCode('LSE:HVL'),
    lastPrice: price(128_450, 2, 'GBX'),
    dayChangePct: 0.0146,
    at: '2026-11-13T16:35:00.000Z',
    zone: 'Europe/London',
    streamable: true,
  }
  const marks = (html: string) => html.match(/<tr data-bw-live-price="LSE:HVL"/g)?.length ?? 0
  const live = { electiveProfessional: false }
  const draw = (streamable: boolean, view: typeof live | null) =>
    marks(renderToStaticMarkup(<Movers movers={[{ ...mover, streamable }]} label="Rises" live={view} />))
  expect([draw(true, live), draw(false, live), draw(true, null)]).toEqual([1, 0, 0])
})

it('is off on a server, and disabled while a widget loads the code for it', () => {
  const html = renderToStaticMarkup(<LiveToggle view={{ electiveProfessional: false }} />)
  expect(html).toMatch(/<button[^>]* role="switch" aria-checked="false"/)
  expect(html).not.toContain('disabled')
  const loading = (
    <LiveContext value={null}>
      <LiveToggle view={{ electiveProfessional: false }} />
    </LiveContext>
  )
  expect(renderToStaticMarkup(loading)).toMatch(/role="switch"[^>]* disabled=""/)
  expect(html).toMatch(/role="status"[^>]*>Off</)
  expect(html).not.toContain('data-bw-professional')
  expect(renderToStaticMarkup(<LiveToggle view={{ electiveProfessional: true }} />)).toContain(
    'data-bw-professional=""',
  )
})

it('shows a change by arrow, word and sign', () => {
  const html = renderToStaticMarkup(<LiveChangeText fraction={-0.0146} widest="+10.00%" />)
  expect(html).toMatch(
    /data-direction="down" data-bw-field="change-pct"><svg.*<\/svg><span[^>]*>down <\/span><span>−1.46%</,
  )
})
