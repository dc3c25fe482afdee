import type { WatchlistWidgetRow } from '@bellwether/contract'
import { getMarketCode, price } from '@bellwether/domain'
import { renderWidget } from '@bellwether/widget-kit/server'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WatchlistElement } from './element.tsx'

const row: WatchlistWidgetRow = {
  marketCode: getMarketCode('LSE:HVL'),
  name: 'Harrow & Vale plc',
  listed: true,
  typeWords: 'Share',
  lastPrice: price(128_450, 2, 'GBX'),
  dayChangePct: 0.01,
  at: '2026-11-13T16:35:00.000Z',
  zone: 'Europe/London',
  streamable: true,
  yield: null,
  staleSince: null,
  nextExOn: null,
  href: 'https://research.example/market-research/LSE:HVL',
  sparkline: null,
}

function draw(settings: { live?: boolean }, rows: readonly WatchlistWidgetRow[]) {
  const view = {
    name: 'Bellwether',
    href: 'https://research.example/',
    simulated: true,
    rows: { state: 'ready', view: rows },
  } as const
  const widget = { view, settings: { marketCodes: ['LSE:HVL', 'LSE:BW.'], ...settings }, api: '/', css: '' }
  return renderWidget(WatchlistElement, widget, renderToString)
}

it('shows static prices unless the host asks for live ones', () => {
  expect(draw({}, [row])).toContain('1,284.50p')
  expect(draw({}, [row])).not.toContain('role="switch"')
})

it('has a switch for live prices when one of them is streamable', () => {
  expect(draw({ live: true }, [row])).toMatch(/data-bw-live-price="LSE:HVL".*role="switch"/)
  expect(draw({ live: true }, [{ ...row, streamable: false }])).not.toMatch(/data-bw-live-price|role="switch"/)
})
