/** Integers from 0 to below `n`, the same for the same seed, so that failures can be reproduced. */
export function createRandom(seed: number): (n: number) => number {
  let state = seed >>> 0
  return n => {
    // Marsaglia's xorshift with 32 bits; 0 would stay 0.
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % n
  }
}
