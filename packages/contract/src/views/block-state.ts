/** A block either has its view, has nothing to show with a reason, or failed to load; the rest of the page never notices. */
export type BlockState<T> =
  | { readonly state: 'ready'; readonly view: T }
  | { readonly state: 'empty'; readonly reason: string }
  | { readonly state: 'failed' }
