import { sortInSlices } from './sliced-sort.ts'

/** Distinct keys in order, each with the numbers it stands for in ascending order. */
export interface KeyTable {
  readonly keys: readonly string[]
  /** Numbers of key k are `values[starts[k]]` up to, not including, `values[starts[k + 1]]`. */
  readonly starts: Uint32Array
  readonly values: Uint32Array
}

const keysPerSlice = 8_192

/** Takes parallel lists, the numbers ascending. */
export function* buildKeyTable(keys: readonly string[], numbers: readonly number[]): Generator<void, KeyTable> {
  const order = Uint32Array.from(keys.keys())
  yield* sortInSlices(order, (a, b) => {
    const left = keys[a] as string
    const right = keys[b] as string
    return left < right ? -1 : left > right ? 1 : a - b
  })
  const distinct: string[] = []
  const starts: number[] = []
  const values = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i += 1) {
    const at = order[i] as number
    const key = keys[at] as string
    if (distinct[distinct.length - 1] !== key) {
      distinct.push(key)
      starts.push(i)
    }
    values[i] = numbers[at] as number
    if (i % keysPerSlice === 0) yield
  }
  return { keys: distinct, starts: Uint32Array.from([...starts, order.length]), values }
}
