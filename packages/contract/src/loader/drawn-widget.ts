import type { WidgetName } from '../views/widget-views.ts'
import type { CdnFile } from './components-manifest.ts'

/** A widget as a server wants it drawn, by the code that is published under its version. */
export interface WidgetToDraw {
  readonly type: string
  readonly version: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly blueprint?: string
  /** Root of the data API, with a slash at its end: what the widget asks from the page later. */
  readonly api: string
  /** Answers what the widget asks for its first view; `marketCode` is null for one of no one security. */
  readonly getView: (
    widget: WidgetName,
    marketCode: string | null,
    query: Readonly<Record<string, string | number | undefined>>,
  ) => Promise<object>
}

export interface DrawnWidget {
  readonly tagName: string
  /** Its element with a declarative shadow root: styles and content are in it, its view beside it. */
  readonly html: string
  /** The first exports the `element` that hydrates it, the others are what that imports. */
  readonly modules: readonly CdnFile[]
}

/** Null where the version was published without the code that draws it. */
export type DrawWidget = (widget: WidgetToDraw) => Promise<DrawnWidget | null>
