export interface WidgetDrawnDetail {
  readonly widget: string
  readonly marketCode: string
}

export interface WidgetFailedDetail {
  readonly widget: string
  /** Such as API_REFUSED or WIDGET_SETTING. */
  readonly code: string
}

declare global {
  interface HTMLElementEventMap {
    /** A widget shows its data, or why there is none. Bubbles. */
    'bw-widget-drawn': CustomEvent<WidgetDrawnDetail>
    /** A widget could not get its data. Bubbles. */
    'bw-widget-failed': CustomEvent<WidgetFailedDetail>
  }
}

export function tellDrawn(element: HTMLElement, detail: WidgetDrawnDetail): void {
  element.dispatchEvent(new CustomEvent('bw-widget-drawn', { bubbles: true, detail }))
}

export function tellFailed(element: HTMLElement, detail: WidgetFailedDetail): void {
  element.dispatchEvent(new CustomEvent('bw-widget-failed', { bubbles: true, detail }))
}
