import { allSeries, type ChartModel, chartModel } from '@bellwether/analytics/chart-model'
import type { SecurityChartView } from '@bellwether/contract'
import type { DrawnSeries } from '@bellwether/price-chart/drawn-series'
import type { Plot } from '@bellwether/price-chart/plot'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const indicators = 'sma20,sma50,sma200,ema20,bollinger,rsi14,macd,relative'

const combinations = ['LSE:HVL', 'LSE:NWT'].flatMap(code =>
  ['linear', 'log', 'percent', 'indexed'].flatMap(scale =>
    ['', 'INDEX:UKALL,LSE:BW.'].map(compare => ({ code, scale, compare })),
  ),
)

it.each(combinations)(
  '[RP-CHART-5] $code, scale $scale, compared with "$compare": static chart, canvas and table agree',
  async ({ code, scale, compare }) => {
    // A month is drawn in full: a longer static chart leaves days out.
    const query = new URLSearchParams({ range: '1M', type: 'line', scale, indicators, compare })
    const path = `/market-research/sub/${code}/charts-and-performance?${query}`
    await withPage(path, desktop, async page => {
      const view = await viewOf(code, query)
      const model = chartModel(view)
      const table = await tableOf(path)
      expectTable(model, view, table)
      await expectStatic(page, model)
      expectCanvas(await drawnOn(page), model)
    })
  },
)

async function viewOf(code: string, query: URLSearchParams): Promise<SecurityChartView> {
  const response = await fetch(`${inject('origin')}/api/widgets/price-chart/${code}?${query}`)
  const { data }: { data: SecurityChartView } = await response.json()
  return data
}

type Table = readonly Readonly<Record<string, string>>[]

async function tableOf(path: string): Promise<Table> {
  const response = await fetch(`${inject('origin')}${path}&format=csv`)
  const [header = [], ...rows] = (await response.text())
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map(row => row.split(','))
  return rows.map(cells => Object.fromEntries(header.map((label, index) => [label, cells[index] ?? ''])))
}

function expectTable(model: ChartModel, view: SecurityChartView, table: Table): void {
  expect(table).toHaveLength(view.points.length)
  const columns = Object.keys(table[0] ?? {})
  const lines = allSeries(model).filter(({ role }) => role === 'overlay' || role === 'indicator')
  expect(lines.length).toBeGreaterThan(8)
  for (const { name, unit, values } of lines) {
    const column = columns.find(label => label === name || label === `${name} (${view.unit})`)
    const size = unit === 'price' ? 10 ** view.scale : 1
    for (const [index, value] of values.entries()) {
      expect(Number(table[index]?.[column ?? ''])).toBeCloseTo((value ?? Number.NaN) / size, 9)
    }
  }
  for (const [index, close] of model.price.main.values.entries()) {
    expect(Number(table[index]?.[`Close (${view.unit})`])).toBe((close ?? Number.NaN) / 10 ** view.scale)
  }
}

/** Values are read from the drawing: each height by the labels of its own axis. */
async function expectStatic(page: Page, model: ChartModel): Promise<void> {
  const drawings = await page.locator('#chart [role=img]').evaluate(plot => {
    const grids = [...plot.children].filter(child => child.querySelector('path'))
    return grids.map(grid => ({
      paths: [...grid.querySelectorAll('path')].map(path => path.getAttribute('d') ?? ''),
      ticks: [...(grid.nextElementSibling?.querySelectorAll('text') ?? [])].map(text => ({
        text: text.textContent ?? '',
        down: Number.parseFloat(text.getAttribute('y') ?? '') / 100,
      })),
    }))
  })
  const panes = [model.price, ...model.lower.filter(({ axis }) => axis === 'number')]
  const lined = drawings.filter(({ paths, ticks }) => ticks.length > 1 && paths.some(isLine))
  const shown = lined.filter((_, index) => index === 0 || index >= lined.length - panes.length + 1)
  expect(shown).toHaveLength(panes.length)
  for (const [index, pane] of panes.entries()) {
    const { ticks, paths } = shown[index] ?? { ticks: [], paths: [] }
    const drawn = paths.filter(isLine).map(path => readPath(path, ticks, pane.axis === 'percent', pane.log))
    const spread = Math.max(...drawn.flat()) - Math.min(...drawn.flat())
    for (const { name, drawn: values } of pane.series) {
      const found = drawn.some(
        read =>
          read.length === values.length &&
          read.every((value, day) => Math.abs(value - (values[day] ?? 0)) < spread / 200),
      )
      expect(found, `${name} on the static chart`).toBe(true)
    }
  }
}

function isLine(path: string): boolean {
  return (path.match(/L/g) ?? []).length > 5 && !path.endsWith('Z')
}

const plotHeight = 240

function readPath(
  path: string,
  ticks: readonly { readonly text: string; readonly down: number }[],
  percent: boolean,
  log: boolean,
): readonly number[] {
  const numbers = ticks.map(({ text, down }) => ({
    value: Number(text.replace(/[,%+]/g, '').replace('−', '-')) / (percent ? 100 : 1),
    down,
  }))
  const [low, high] = [numbers[0], numbers.at(-1)]
  if (!low || !high) return []
  const to = (value: number) => (log ? Math.log(value) : value)
  const from = (value: number) => (log ? Math.exp(value) : value)
  return [...path.matchAll(/[ML]\S+ ([\d.-]+)/g)].map(([, y]) => {
    const share = (Number(y) / plotHeight - low.down) / (high.down - low.down)
    return from(to(low.value) + share * (to(high.value) - to(low.value)))
  })
}

/** Read back from the canvas library. */
async function drawnOn(page: Page): Promise<readonly DrawnSeries[]> {
  const drawn = page.evaluate(
    () =>
      new Promise<readonly DrawnSeries[]>(resolve => {
        addEventListener('bw-chart-drawn', event => resolve((event as CustomEvent<Plot>).detail.drawnSeries()))
      }),
  )
  await page.getByRole('button', { name: 'Interactive chart' }).click()
  return drawn
}

function expectCanvas(drawn: readonly DrawnSeries[], model: ChartModel): void {
  const panes = [model.price, ...model.lower]
  const expected = panes.flatMap(pane => pane.series.map(line => ({ pane, line })))
  expect(drawn).toHaveLength(expected.length)
  for (const { pane, line } of expected) {
    const found = drawn.find(({ pane: key, name }) => key === pane.key && name === line.name)
    expect(found?.mode).toBe(pane.log ? 'log' : 'normal')
    expect(found?.axis).toBe(pane.axis)
    const known = line.drawn.filter(value => value !== null)
    expect(found?.points.map(({ value }) => value)).toEqual(known)
  }
}
