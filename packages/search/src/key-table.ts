import { sortInSlices } from './sliced-sort.ts'
import { countUp, forEachInSlices } from './slices.ts'
import { Uint32List } from './uint32-list.ts'

/** Distinct keys in order, each with the numbers it stands for in ascending order. */
export interface KeyTable {
  readonly keys: readonly string[]
  /** Numbers of key k are `values[starts[k]]` up to, not including, `values[starts[k + 1]]`. */
  readonly starts: Uint32Array
  readonly values: Uint32Array
}

/** Takes parallel lists, the numbers ascending. */
export function* buildKeyTable(keys: readonly string[], numbers: Uint32Array): Generator<void, KeyTable> {
  const order = countUp(keys.length)
  yield* sortInSlices(order, (a, b) => {
    const left = keys[a] as string
    const right = keys[b] as string
    return left < right ? -1 : left > right ? 1 : a - b
  })
  const distinct: string[] = []
  const starts = new Uint32List()
  const values = new Uint32Array(order.length)
  yield* forEachInSlices(order.length, i => {
    const at = order[i] as number
    const key = keys[at] as string
    if (distinct[distinct.length - 1] !== key) {
      distinct.push(key)
      starts.push(i)
    }
    values[i] = numbers[at] as number
  })
  starts.push(order.length)
  return { keys: distinct, starts: starts.toArray(), values }
}
