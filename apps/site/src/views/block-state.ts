import type { BlockState } from '@bellwether/contract'
import type { SiteContext } from '../site-context.ts'

/** Makes one block's view. What goes wrong is logged and stays in the block; an "empty" answer carries its reason. */
export async function block<T>(
  { log }: SiteContext,
  name: string,
  make: () => Promise<BlockState<T>>,
): Promise<BlockState<T>> {
  try {
    return await make()
  } catch (err) {
    log.error({ err, block: name }, 'block failed')
    return { state: 'failed' }
  }
}

export function ready<T>(view: T): BlockState<T> {
  return { state: 'ready', view }
}

export function empty<T>(reason: string): BlockState<T> {
  return { state: 'empty', reason }
}

/** A list that may have nothing in it. */
export function listed<T>(items: readonly T[], reason: string): BlockState<readonly T[]> {
  return items.length > 0 ? ready(items) : empty(reason)
}
