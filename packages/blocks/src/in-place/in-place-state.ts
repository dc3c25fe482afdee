export interface InPlaceState<View> {
  readonly view: View
  readonly status: 'settled' | 'asking' | 'failed'
  /** How often a link was followed: the key of a form whose fields belong to the address. */
  readonly visits: number
}

export type InPlaceEvent<View> =
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered'; readonly view: View; readonly isVisit: boolean }
  | { readonly kind: 'failed' }

/** What is shown stays while its successor is on the way, and when there is none. */
export function nextInPlace<View>(state: InPlaceState<View>, event: InPlaceEvent<View>): InPlaceState<View> {
  switch (event.kind) {
    case 'asked':
      return { ...state, status: 'asking' }
    case 'answered':
      return { view: event.view, status: 'settled', visits: state.visits + (event.isVisit ? 1 : 0) }
    case 'failed':
      return { ...state, status: 'failed' }
  }
}
