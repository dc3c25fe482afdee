import {
  type BlockState,
  chartBases,
  chartScales,
  chartTypes,
  type PriceChartWidgetView,
  type SecurityChartView,
  securityChartRanges,
} from '@bellwether/contract'
import { priceChartShape } from '@bellwether/contract/shapes'
import { choice, createWidgetElement, marketCode } from '@bellwether/widget-kit'
import { PlotFrame } from './plot-frame.tsx'

/** `<bw-price-chart>` on anybody's page: the interactive chart of one security. */
export const PriceChartElement = createWidgetElement({
  name: 'price-chart',
  label: 'Price chart',
  heading: 'Price',
  settings: {
    marketCode,
    range: choice(securityChartRanges, '1Y'),
    type: choice(chartTypes, 'area'),
    scale: choice(chartScales, 'linear'),
    basis: choice(chartBases, 'price'),
  },
  rows: () => 11,
  load: ({ client }, { marketCode: code, range, type, scale, basis }, signal) =>
    client.getWidget('price-chart', code, { shape: priceChartShape, query: { range, type, scale, basis }, signal }),
  getPart: toPart,
  draw: view => <PlotFrame view={view} />,
  describe: ({ remarks }) => ['Delayed prices.', ...remarks].join(' '),
  getSource: view => view,
})

function toPart(view: PriceChartWidgetView): BlockState<SecurityChartView> {
  return 'empty' in view ? { state: 'empty', reason: view.empty } : { state: 'ready', view }
}

export { PriceChartElement as element }
