import { formatPrice, getMarketCode, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Change } from '../change.tsx'
import { Movers } from '../movers.tsx'
import { LiveText, widestChange, widestPrice } from './live-price.tsx'
import { LiveToggle } from './live-toggle.tsx'

it('reserves width for one more digit', () => {
  expect(widestPrice(price(95_000, 2, 'GBX'), formatPrice)).toBe('1,045.00p')
  expect(widestChange(price(128_450, 2, 'GBX'))).toBe('+64.22 (+10.00%)')
  expect(renderToStaticMarkup(<LiveText field="last" text="950.00p" widest="1,045.00p" />)).toMatch(
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
  expect(marks(renderToStaticMarkup(<Movers movers={[mover]} label="Rises" />))).toBe(1)
  expect(marks(renderToStaticMarkup(<Movers movers={[{ ...mover, streamable: false }]} label="Rises" />))).toBe(0)
})

it('is off and disabled until the script runs', () => {
  const html = renderToStaticMarkup(<LiveToggle view={{ electiveProfessional: false }} />)
  expect(html).toMatch(/<button[^>]* role="switch" aria-checked="false"[^>]* disabled=""/)
  expect(html).toMatch(/role="status">Off</)
  expect(html).not.toContain('data-bw-professional')
  expect(renderToStaticMarkup(<LiveToggle view={{ electiveProfessional: true }} />)).toContain(
    'data-bw-professional=""',
  )
})

it('shows a change by arrow, word and sign, in the structure the script expects', () => {
  const html = renderToStaticMarkup(<Change fraction={-0.0146} field="change-pct" />)
  expect(html).toMatch(
    /data-direction="down" data-bw-field="change-pct"><svg.*<\/svg><span[^>]*>down <\/span><span>−1.46%</,
  )
})
