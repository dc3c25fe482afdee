export interface WidgetDrawnDetail {
  readonly widget: string
  /** Empty for a widget of no single security. */
  readonly marketCode: string
}

export interface WidgetFailedDetail {
  readonly widget: string
  /** Such as API_REFUSED or WIDGET_SETTING. */
  readonly code: string
  /** Of the answer, where the API refused. */
  readonly status: number | null
  /** The error itself; its message says what was given and what would be right. */
  readonly cause: unknown
}

declare global {
  interface HTMLElementEventMap {
    /** A widget shows its data, or why there is none. Bubbles. */
    'bw-widget-drawn': CustomEvent<WidgetDrawnDetail>
    /** A widget could not get its data. Bubbles. */
    'bw-widget-failed': CustomEvent<WidgetFailedDetail>
  }
}

export function dispatch(element: HTMLElement, name: `bw-${string}`, detail: unknown): void {
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }))
}

export function dispatchDrawn(element: HTMLElement, detail: WidgetDrawnDetail): void {
  dispatch(element, 'bw-widget-drawn', detail)
}

export function dispatchFailed(element: HTMLElement, detail: WidgetFailedDetail): void {
  dispatch(element, 'bw-widget-failed', detail)
}
