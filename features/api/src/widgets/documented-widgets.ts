import { securities } from '@bellwether/db'
import type { ResearchContext } from '@bellwether/research'
import type { AskedCall } from '../calls/recorded-responses.ts'
import { widgetViews } from './widget-views.ts'

/** The calls of widgets, each for the largest security of every kind: together they show what an answer can hold. */
export async function askedWidgets({ db }: ResearchContext): Promise<readonly AskedCall[]> {
  const codes = (await securities.counts(db)).map(({ largest }) => encodeURIComponent(largest.marketCode))
  const base = '/api/widgets'
  return [
    ...Object.keys(widgetViews).map(widget => ({
      path: `${base}/${widget}/{marketCode}`,
      addresses: codes.map(code => `${base}/${widget}/${code}`),
    })),
    { path: `${base}/price-chart/{marketCode}`, addresses: codes.map(code => `${base}/price-chart/${code}?range=1M`) },
    { path: `${base}/watchlist`, addresses: [`${base}/watchlist?codes=${codes.join()}`] },
    { path: `${base}/security-search`, addresses: [`${base}/security-search?search=plc`] },
  ]
}
