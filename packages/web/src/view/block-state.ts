import type { BlockState } from '@bellwether/contract'
import type { FastifyBaseLogger } from 'fastify'
import { endsPage } from '../errors.ts'
import { noteFailure } from './count-failures.ts'

interface Logging {
  readonly log: FastifyBaseLogger
}

/** Makes one block's view. A failure is logged and stays in the block, unless nobody waits for the page any more or it is made elsewhere; an empty block carries its reason. */
export async function block<T>(
  { log }: Logging,
  name: string,
  make: () => Promise<BlockState<T>>,
): Promise<BlockState<T>> {
  try {
    return await make()
  } catch (err) {
    if (endsPage(err)) throw err
    noteFailure()
    log.error({ err, block: name }, 'block failed')
    return { state: 'failed' }
  }
}

/** For parts without a block of their own: a failure is logged, and the page does without. */
export async function attempt<T, F>(
  { log }: Logging,
  name: string,
  make: () => Promise<T>,
  without: F,
): Promise<T | F> {
  try {
    return await make()
  } catch (err) {
    if (endsPage(err)) throw err
    noteFailure()
    log.error({ err, block: name }, 'part of a page failed')
    return without
  }
}

/** Data shared by several blocks, read once; null where there is none. */
export type Shared<T> = BlockState<T | null>

export function share<T>(context: Logging, name: string, read: () => Promise<T | null>): Promise<Shared<T>> {
  return block(context, name, async () => ready(await read()))
}

/** A block from shared data: failed with it, and empty with this reason where there is none. */
export function madeOf<T, V>(shared: Shared<T>, reason: string, make: (found: T) => BlockState<V>): BlockState<V> {
  if (shared.state !== 'ready') return shared
  return shared.view === null ? empty(reason) : make(shared.view)
}

/** Null also where it could not be read. */
export function foundIn<T>(shared: Shared<T>): T | null {
  return shared.state === 'ready' ? shared.view : null
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
