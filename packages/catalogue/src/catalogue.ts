import type { WidgetDescription } from './widget-description.ts'
import { newsList } from './widgets/news-list.ts'
import { quoteHeader } from './widgets/quote-header.ts'
import { topHoldings } from './widgets/top-holdings.ts'

const widgets = [quoteHeader, topHoldings, newsList]

/** By component type, in the order in which a developer should meet them. */
export const catalogue: Readonly<Record<string, WidgetDescription>> = Object.fromEntries(
  widgets.map(widget => [widget.type, widget]),
)

export function findWidget(type: string): WidgetDescription | null {
  return Object.hasOwn(catalogue, type) ? (catalogue[type] ?? null) : null
}
