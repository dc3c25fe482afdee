import { type SecurityChartView, writeChartChoices } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { chartView } from './chart-view.fixture.ts'
import { describeChart } from './plot.tsx'
import { SecurityChart } from './security-chart.tsx'

const inert = { loadInteractive: async () => () => null, onAsk: () => {}, formKey: 0 }

const form = { indices: [{ code: 'INDEX:UK100', name: 'UK 100' }], typed: '', problem: null }

function render(view: SecurityChartView, shownForm: Parameters<typeof SecurityChart>[0]['form'] = form): string {
  return renderToStaticMarkup(
    <SecurityChart
      {...inert}
      state={{ state: 'ready', view }}
      form={shownForm}
      action="/charts"
      hrefFor={choices => `/charts${writeChartChoices(choices)}`}
    />,
  )
}

it('describes the chart in its label', () => {
  expect(describeChart(chartView())).toBe(
    'Price of Harrow & Vale from 100.00p on 11 Nov 2026 to 90.00p on 13 Nov 2026, −10.00%. Lowest 90.00p, highest 120.00p.',
  )
  expect(describeChart({ ...chartView({ basis: 'total-return' }), changePct: -0.05 })).toBe(
    'Total return of Harrow & Vale, income reinvested, from 11 Nov 2026 to 13 Nov 2026: −5.00%.',
  )
})

it('measures an intraday change from the previous close', () => {
  const html = render({ ...chartView(), previousClose: price(9_500, 2, 'GBX') })
  expect(html).toContain('Previous close')
  expect(html).toContain('on the previous close of 95.00p')
})

it('[RP-CHART-6] measures bars of several days from the close before them, and says its day', () => {
  const before = { previousClose: price(9_500, 2, 'GBX'), previousCloseOn: getIsoDate('2026-11-10') }
  const html = render({ ...chartView({ range: '5D' }), ...before })
  expect(html).toContain('Close on 10 Nov 2026 <b>95.00p</b>')
  expect(html).toContain('from 11 Nov 2026 to 13 Nov 2026: 90.00p, −10.00% on the close of 95.00p on 10 Nov 2026')
  expect(html).not.toContain('revious close')
})

it('makes every choice a link that keeps the other choices', () => {
  const html = render(chartView({ scale: 'log', compare: ['LSE:BW.'] }))
  expect(html).toContain('href="/charts?range=5Y&amp;scale=log&amp;compare=LSE:BW."')
  expect(html).toContain('href="/charts?type=line&amp;scale=log&amp;compare=LSE:BW."')
  expect(html).toMatch(/aria-label="Log scale" aria-current="true"/)
})

it('[RP-RETURN-13] [RP-RETURN-14] offers nominal or after inflation, and pounds for another currency, each as a link', () => {
  const html = render({ ...chartView({ range: '5Y', terms: 'real', currency: 'gbp' }), priceCurrency: 'USD' })
  expect(html).toContain('href="/charts?range=5Y&amp;currency=gbp"')
  expect(html).toMatch(
    /href="\/charts\?range=5Y&amp;terms=real&amp;currency=gbp" aria-current="true">After inflation \(CPI\)/,
  )
  expect(html).toMatch(/href="\/charts\?range=5Y" aria-label="USD, as quoted"/)
  expect(html).toContain('Price of Harrow &amp; Vale after inflation (CPI) from')
  expect(render(chartView())).not.toContain('aria-label="Currency"')
})

it('[RP-RETURN-13] states the money of the figures under the chart', () => {
  const note = 'After inflation: in pounds of October 2026.'
  expect(render({ ...chartView({ terms: 'real' }), moneyNote: note })).toContain(`excluding income. ${note}`)
})

it('[RP-CHART-8] has fields for dates, with the message for dates that cannot be drawn', () => {
  const asked = { from: '1999-01-01', to: '2026-01-01' }
  const noDates = 'Prices are available from 14 Nov 2016 to 13 Nov 2026: choose dates in this period.'
  const html = renderToStaticMarkup(
    <SecurityChart
      {...inert}
      state={{ state: 'ready', view: { ...chartView(), noDates } }}
      form={form}
      dates={asked}
      action="/charts"
      hrefFor={() => ''}
    />,
  )
  expect(html).toContain(noDates)
  expect(html).toMatch(/<input[^>]*type="date"[^>]*aria-invalid="true"[^>]*value="1999-01-01"/)
  expect(html).toMatch(/<input[^>]*type="date"[^>]*value="2026-01-01"/)
})

it('[RP-CHART-8] has no current range while dates of its own are drawn, and every range leaves them', () => {
  const html = render(chartView({ from: '2026-01-05', to: '2026-03-31' }))
  expect(html).not.toMatch(/aria-label="1Y, one year" aria-current/)
  expect(html).toMatch(/href="\/charts" aria-label="1Y, one year"/)
  expect(html).toContain('href="/charts?scale=log&amp;from=2026-01-05&amp;to=2026-03-31"')
  expect(html).not.toMatch(/type="hidden" name="from"/)
})

it('keeps unrelated query parameters in its form', () => {
  const html = renderToStaticMarkup(
    <SecurityChart
      {...inert}
      state={{ state: 'ready', view: chartView({ range: '5Y' }) }}
      form={form}
      action="/charts"
      kept={{ returns: 'a-year' }}
      hrefFor={() => ''}
    />,
  )
  expect(html).toContain('<input type="hidden" name="range" value="5Y"/>')
  expect(html).toContain('<input type="hidden" name="returns" value="a-year"/>')
})

it('shows an unavailable option without a link, and says why', () => {
  const reason = 'Income is paid in USD and the price is in GBX.'
  const html = render({ ...chartView(), noTotalReturn: reason })
  expect(html).not.toContain('basis=total-return')
  expect(html).toContain(`title="${reason}"`)
  expect(html.replace(/<[^>]*>/g, ' ')).toContain(reason)
})

it('lists the events it marks', () => {
  const html = render({
    ...chartView(),
    events: [
      { kind: 'ex-dividend', day: getIsoDate('2026-11-12'), title: 'Interim dividend', amount: price(1_250, 2, 'GBX') },
    ],
  })
  expect(html).toContain('1 event on the chart')
  expect(html).toMatch(/12 Nov 2026<\/th>.*Interim dividend.*12\.50p/)
})

it('carries all its state in the form', () => {
  const html = render(chartView({ range: '5Y', basis: 'total-return', compare: ['LSE:BW.'], events: ['split'] }))
  expect(html).toContain('<input type="hidden" name="range" value="5Y"/>')
  expect(html).toContain('<input type="hidden" name="basis" value="total-return"/>')
  expect(html).toContain('<input type="hidden" name="compare" value="LSE:BW."/>')
  expect(html).toMatch(/<input type="checkbox" name="events" checked="" value="split"\/>/)
  expect(html).toMatch(/<input type="checkbox" name="events" value="results"\/>/)
})

it('shows the error of an unknown code beside its field, and keeps the input', () => {
  const html = render(chartView(), { ...form, typed: 'LSE:NOPE', problem: 'No match for “LSE:NOPE”.' })
  const described = html.match(/value="LSE:NOPE"[^>]*>|aria-describedby="([^"]+)"[^>]*value="LSE:NOPE"/)
  expect(described).not.toBeNull()
  expect(html).toMatch(/aria-invalid="true"/)
  const id = html.match(/aria-invalid="true" aria-describedby="([^"]+)"/)?.[1]
  expect(html).toContain(`id="${id}">No match for “LSE:NOPE”.</p>`)
})

it('shows the past-performance warning and the basis', () => {
  const text = render(chartView()).replace(/<[^>]*>/g, ' ')
  expect(text).toContain('Price in pence, excluding income.')
  expect(text).toContain('Past performance is not a reliable guide to future returns.')
})

it('says which lines exclude income when others include it', () => {
  const line = { code: 'INDEX:UK100', name: 'UK 100', values: [100, 101, 102], changePct: 0.02, unit: 'GBP' } as const
  const view = {
    ...chartView({ basis: 'total-return', compare: ['INDEX:UK100'] }),
    compared: [{ ...line, basis: 'price' as const }],
  }
  expect(render(view)).toContain('UK 100: price only, excluding income; Harrow &amp; Vale: including income.')
  expect(render(view)).toContain('aria-label="Remove UK 100 from the chart"')
})

it('names each indicator, states its latest value and keeps its box ticked', () => {
  const view = {
    ...chartView({ indicators: ['sma20', 'rsi14'] }),
    indicators: [
      {
        key: 'sma20' as const,
        name: '20-day average',
        place: 'price' as const,
        lines: [{ name: '20-day average', values: [null, 11_000, 10_333.3333] }],
        guides: [],
      },
      {
        key: 'rsi14' as const,
        name: 'RSI, 14 days',
        place: 'pane' as const,
        lines: [{ name: 'RSI', values: [null, 60, 41.25] }],
        guides: [30, 70],
      },
    ],
  }
  expect(describeChart(view)).toContain('20-day average: 103.33p. RSI: 41.25.')
  const html = render(view)
  expect(html).toMatch(/<input[^>]*name="indicators"[^>]*checked=""[^>]*value="sma20"/)
  expect(html).toContain('<details class="')
  expect(html).toContain('RSI, 14 days</span>')
  const text = html.replace(/<[^>]*>/g, '')
  expect(text).toContain('20-day average 103.33p')
  expect(text).toContain('RSI, 14 days 41.25')
})

it('[RP-SEARCH-21] offers what a typed name may mean, beside what is compared already', () => {
  const choices = [{ code: 'LSE:NWT', name: 'Northwall Investment Trust plc' }]
  const html = render(chartView(), { ...form, typed: 'north', problem: 'Several investments match “north”.', choices })
  expect(html).toMatch(
    /Did you mean:.*<a href="[^"]*compare=[^"]*LSE:NWT[^"]*#chart">Northwall Investment Trust plc<\/a>/,
  )
})
