import { basics } from '@bellwether/catalogue/widgets/price-chart'
import type { BlockState, PriceChartWidgetView, SecurityChartView } from '@bellwether/contract'
import { priceChartShape } from '@bellwether/contract/shapes'
import { createWidgetElement } from '@bellwether/widget-kit'
import { WidgetChart } from './widget-chart.tsx'

/** `<bw-price-chart>` on a host page: the interactive chart of one security. */
export const PriceChartElement = createWidgetElement(basics, {
  load: ({ client }, { marketCode, range, type, scale, basis }, signal) =>
    client.getWidget('price-chart', marketCode, {
      shape: priceChartShape,
      query: { range, type, scale, basis },
      signal,
    }),
  getPart: toPart,
  draw: view => <WidgetChart view={view} />,
  describe: ({ remarks }, { t, sent }) => [t('Delayed prices.'), ...remarks.map(sent)].join(' '),
  getSource: view => view,
})

function toPart(view: PriceChartWidgetView): BlockState<SecurityChartView> {
  return 'empty' in view ? { state: 'empty', reason: view.empty } : { state: 'ready', view }
}

export { PriceChartElement as element }
