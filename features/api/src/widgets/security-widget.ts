import type { MarketWidgetViews, WidgetName } from '@bellwether/contract'

export type MarketWidget = keyof MarketWidgetViews
/** A widget of one security. */
export type SecurityWidget = Exclude<WidgetName, MarketWidget>
