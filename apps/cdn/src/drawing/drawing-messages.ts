import type { WidgetToDraw } from '@bellwether/contract'

/** A widget to draw, without what stays in our process; modules by URL. */
export interface DrawOrder extends Omit<WidgetToDraw, 'getView'> {
  readonly css: string
  /** Of the module that draws, and of the widget's own. */
  readonly drawing: string
  readonly element: string
}

type ViewRequest = Parameters<WidgetToDraw['getView']>

export type ToDrawing =
  | { readonly kind: 'draw'; readonly order: DrawOrder }
  | { readonly kind: 'view'; readonly id: number; readonly view: object }
  | { readonly kind: 'no-view'; readonly id: number; readonly message: string }

export type FromDrawing =
  | { readonly kind: 'ready' }
  | { readonly kind: 'ask'; readonly id: number; readonly request: ViewRequest }
  | { readonly kind: 'drawn'; readonly html: string }
  /** `id` of the view whose refusal was the reason; null for a fault of the widget's own. */
  | { readonly kind: 'failed'; readonly id: number | null; readonly message: string }
