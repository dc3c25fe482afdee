import type { BlockState, FigureTableView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { findExchange, getMarketCode, researchPath } from '@bellwether/domain'
import { ready, textValue } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'

const unitName: Readonly<Record<string, string>> = {
  GBX: 'Pence (GBX)',
  GBP: 'Pounds (GBP)',
  USD: 'US dollars (USD)',
  EUR: 'Euros (EUR)',
}

/** Every line of an ETF; of another security null where there is only one, which the header names. */
export async function tradingLines(
  { db }: ResearchContext,
  security: Security,
): Promise<BlockState<FigureTableView> | null> {
  const lines = await securities.listingsOf(db, security.id)
  if (lines.length === 0 || (lines.length === 1 && security.type !== 'ETF')) return null
  const isin = security.isin === null ? '' : `ISIN ${security.isin}, `
  return ready({
    asAt: null,
    basis:
      lines.length === 1
        ? `${isin}base currency ${security.currency}.`
        : `One security (${isin}base currency ${security.currency}): its holdings and returns are the same on every line. An FX charge applies to lines not priced in pounds.`,
    columns: [
      { label: 'Ticker' },
      { label: 'Exchange', wide: true },
      { label: 'Currency' },
      { label: 'SEDOL' },
      { label: 'Market code' },
    ],
    rows: lines.map(line => ({
      key: line.marketCode,
      cells: [
        line.id === security.listing.id
          ? textValue(`${line.ticker} (this page)`)
          : { kind: 'text', text: line.ticker, href: researchPath(getMarketCode(line.marketCode)) },
        textValue(findExchange(line.exchange)?.name ?? line.exchange),
        textValue(unitName[line.priceUnit] ?? line.priceUnit),
        textValue(line.sedol),
        textValue(line.marketCode),
      ],
    })),
  })
}
