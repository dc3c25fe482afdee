import type { PeriodColumn, PeriodRow, PeriodTableView } from '@bellwether/contract'
import { absent, getIsoDate, notMeaningful, present } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PeriodTable } from './period-table.tsx'

const column = (year: number, given: Partial<PeriodColumn> = {}): PeriodColumn => ({
  periodEnd: getIsoDate(`${year}-12-31`),
  fiscalYear: year,
  months: 12,
  forecast: false,
  audited: true,
  restated: false,
  publishedOn: getIsoDate(`${year + 1}-03-04`),
  ...given,
})

const row = (given: Partial<PeriodRow>): PeriodRow => ({
  key: 'revenue',
  label: 'Revenue',
  definition: 'Sales of goods and services.',
  level: 'line',
  unit: 'MONEY',
  cells: [present(1_234_500_000_00), present(-98_760_000_00)],
  trend: [1, 2],
  over: null,
  ...given,
})

const table = (rows: readonly PeriodRow[], given: Partial<PeriodTableView> = {}): PeriodTableView => ({
  columns: [column(2024, { restated: true }), column(2025, { forecast: true, audited: false, publishedOn: null })],
  sections: [{ key: 'a', title: 'Results', rows }],
  currency: 'GBP',
  basis: 'IFRS',
  leftOut: 0,
  ...given,
})

const html = (view: PeriodTableView) => renderToStaticMarkup(<PeriodTable view={view} label="Income statement" />)

describe('a table by period', () => {
  it('states the unit and shows negatives in brackets, spoken as minus', () => {
    const text = html(table([row({})]))
    expect(text).toContain('£ millions')
    expect(text).toContain('1,234.5')
    expect(text).toMatch(/<span aria-hidden="true">\(98\.8\)<\/span><span[^>]*>minus 98\.8<\/span>/)
    expect(text).not.toContain('−98.8')
  })

  it('shows period end, audit status, restatement, publication date and forecasts per column', () => {
    const text = html(table([row({})]))
    expect(text).toContain('dateTime="2024-12-31"')
    expect(text).toContain('Restated')
    expect(text).toContain('Audited')
    expect(text).toContain('4 Mar 2025')
    expect(text.match(/Forecast/g)).toHaveLength(1)
    expect(text).toContain('Estimate')
  })

  it('marks restated years in a compact table too', () => {
    const text = renderToStaticMarkup(<PeriodTable view={table([row({})])} label="Summary" compact />)
    expect(text).toContain('Audited, restated')
    expect(text).not.toContain('Restated')
  })

  it('links each line to its chart if there is one', () => {
    const text = renderToStaticMarkup(
      <PeriodTable view={table([row({})])} label="Income" rowHref={key => `?row=${key}`} />,
    )
    expect(text).toContain('<a href="?row=revenue">Revenue</a>')
    expect(html(table([row({})]))).not.toContain('<a')
  })

  it('shows amounts in the chosen unit', () => {
    const text = html(table([row({})], { power: 9 }))
    expect(text).toContain('£ billions')
    expect(text).toContain('1.23')
  })

  it('leaves sections below ten rows for later', () => {
    const sections = [4, 6, 1].map((count, index) => ({
      key: String(index),
      title: null,
      rows: Array.from({ length: count }, (_, at) => row({ key: `${index}-${at}` })),
    }))
    expect(html(table([], { sections })).match(/<tbody[^>]*>/g)).toEqual([
      expect.stringMatching(/^<tbody class="[^"]+">$/),
      '<tbody>',
      '<tbody>',
      '<tbody data-bw-later="">',
    ])
  })

  it('labels half-years and irregular periods', () => {
    const text = html(table([row({})], { columns: [column(2024, { months: 6 }), column(2025, { months: 15 })] }))
    expect(text).toContain('H1 2024')
    expect(text).toContain('15 months 2025')
  })

  it('distinguishes n/a, n/m and items not forecast', () => {
    const text = html(
      table([
        row({ key: 'a', cells: [absent('NOT_REPORTED', 'Not reported'), absent('NOT_APPLICABLE')] }),
        row({ key: 'b', cells: [notMeaningful('The sign changed'), present(0)] }),
      ]),
    )
    expect(text).toContain('n/a')
    expect(text).toContain('n/m')
    expect(text).toContain('>0<')
  })

  it('shows per-share figures in pence and shares in millions, with units', () => {
    const text = html(
      table([
        row({ key: 'eps', unit: 'PER_SHARE', cells: [present(4250), present(-5)] }),
        row({ key: 'shares', unit: 'SHARES', cells: [present(654_000_000), present(1)] }),
      ]),
    )
    expect(text).toContain('42.50')
    expect(text).toContain('pence')
    expect(text).toContain('654.0')
    expect(text).toContain('millions')
  })

  it('shows the CAGR or average column only if a row has one', () => {
    expect(html(table([row({})]))).not.toContain('CAGR')
    const text = html(
      table([
        row({ over: { kind: 'CAGR', value: present(0.046), years: 5 } }),
        row({ key: 'margin', unit: 'FRACTION', over: { kind: 'AVERAGE', value: present(0.141), years: 6 } }),
      ]),
    )
    expect(text).toMatch(/4\.6% <abbr[^>]*title="per year"/)
    expect(text).toMatch(/14\.1% <abbr[^>]*title="average"/)
  })

  it('has headings for columns, rows and sections', () => {
    const text = html(table([row({ level: 'total' })]))
    expect(text).toContain('scope="rowgroup"')
    expect(text.match(/scope="row"/g)).toHaveLength(3)
    expect(text.match(/scope="col"/g)).toHaveLength(4)
  })
})
