/** Always the same numbers in the same order, from 0 up to below `n`. */
export function createRandom(seed: number): (n: number) => number {
  let state = seed >>> 0
  return n => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

export function shuffled(count: number, random: (n: number) => number): number[] {
  const list = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i -= 1) {
    const j = random(i + 1)
    const [a = 0, b = 0] = [list[i], list[j]]
    list[i] = b
    list[j] = a
  }
  return list
}

/**
 * Which symbols each client watches, dealt like cards: from shuffled packs of all symbols, so that no client has one twice
 * and every symbol has as many watchers as the next, within one.
 */
export function dealSymbols(clients: number, each: number, symbols: number, seed = 5): number[][] {
  const random = createRandom(seed)
  let pack: number[] = []
  return Array.from({ length: clients }, () => {
    // The rest of a pack is too small for a hand and goes back.
    if (pack.length < each) pack = shuffled(symbols, random)
    return pack.splice(0, each)
  })
}

export function countWatchers(hands: readonly (readonly number[])[], symbols: number): Uint32Array {
  const watchers = new Uint32Array(symbols)
  for (const hand of hands) for (const symbol of hand) watchers[symbol] = (watchers[symbol] ?? 0) + 1
  return watchers
}
