import type { BlockState } from './block-state.ts'
import type { SecurityFrame } from './frame.ts'
import type { HeadlineView } from './headline.ts'
import type { TopHoldingsView } from './top-holdings.ts'

/** What is true of every widget's view: addresses in it have an origin, because the widget stands on somebody else's page. */
interface WidgetView {
  readonly name: string
  /** Our page of the security. */
  readonly href: string
  readonly simulated: boolean
}

export type QuoteHeaderWidgetView = WidgetView & Pick<SecurityFrame, 'identity' | 'quote' | 'headline'>

export interface TopHoldingsWidgetView extends WidgetView {
  readonly holdings: BlockState<TopHoldingsView>
}

export interface NewsListWidgetView extends WidgetView {
  readonly headlines: BlockState<readonly HeadlineView[]>
}

/** What `/api/widgets/{widget}/{code}` answers as `data`, by widget. */
export interface WidgetViews {
  readonly 'quote-header': QuoteHeaderWidgetView
  readonly 'top-holdings': TopHoldingsWidgetView
  readonly 'news-list': NewsListWidgetView
}

export type WidgetName = keyof WidgetViews
