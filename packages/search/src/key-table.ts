import { sortInSlices } from './sliced-sort.ts'
import { countUp, forEachInSlices } from './slices.ts'
import type { Keys } from './sorted-keys.ts'
import { Uint32List } from './uint32-list.ts'

/** Distinct keys in order, each with the numbers it stands for in ascending order. */
export interface KeyTable<K extends Keys = Keys> {
  readonly keys: K
  /** Numbers of key k are `values[starts[k]]` up to, not including, `values[starts[k + 1]]`. */
  readonly starts: Uint32Array
  readonly values: Uint32Array
}

/** Takes parallel lists, the numbers ascending. */
export function* buildKeyTable(
  keys: readonly string[],
  numbers: Uint32Array,
): Generator<void, KeyTable<readonly string[]>> {
  const order = countUp(keys.length)
  const leading = new Float64Array(keys.length)
  yield* forEachInSlices(keys.length, i => {
    leading[i] = leadingNumber(keys[i] as string)
  })
  yield* sortInSlices(order, (a, b) => {
    const difference = (leading[a] as number) - (leading[b] as number)
    if (difference !== 0) return difference
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

const lastAscii = 127
const leadingCharacters = 7

/** A number that sorts as the first characters do, compared in a fraction of the time; of equal ones the keys decide. */
function leadingNumber(key: string): number {
  let number = 0
  let isAscii = true
  for (let at = 0; at < leadingCharacters; at += 1) {
    const code: number = isAscii && at < key.length ? Math.min(key.charCodeAt(at), lastAscii) : 0
    isAscii &&= code < lastAscii
    number = number * (lastAscii + 1) + code
  }
  return number
}
