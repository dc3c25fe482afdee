import { describe, expect, it } from 'vitest'
import {
  createCommandFuzzer,
  createMessageFuzzer,
  createParcelFuzzer,
  createReaderFuzzer,
  type Fuzzer,
} from '../testing/fuzz.ts'

// A slice of what bench/fuzz runs with ten million inputs.

function run<Input>(fuzzer: Fuzzer<Input>, count: number): number {
  let accepted = 0
  for (let i = 0; i < count; i += 1) if (fuzzer.check(fuzzer.next())) accepted += 1
  return accepted
}

describe('random input', () => {
  it('as a message is refused with a known code and not used, or is exactly what it says', { timeout: 60_000 }, () => {
    const accepted = run(createMessageFuzzer(20_261_115), 300_000)
    // Both happened, or this test would show nothing.
    expect(accepted).toBeGreaterThan(3000)
    expect(accepted).toBeLessThan(270_000)
  })

  it('never makes a reader show a number out of range', { timeout: 60_000 }, () => {
    expect(run(createReaderFuzzer(5), 200_000)).toBeGreaterThan(1000)
  })

  it('as a parcel is refused with a known code and not used, or is exactly what it says', { timeout: 60_000 }, () => {
    expect(run(createParcelFuzzer(77), 200_000)).toBeGreaterThan(1000)
  })

  it('as a command is exactly its text, or a known fault', () => {
    expect(run(createCommandFuzzer(99), 200_000)).toBeGreaterThan(1000)
  })

  it('is the same for the same seed', () => {
    const inputs = (seed: number) => {
      const fuzzer = createMessageFuzzer(seed)
      return Array.from({ length: 50 }, () => fuzzer.show(fuzzer.next()))
    }
    expect(inputs(3)).toEqual(inputs(3))
    expect(inputs(3)).not.toEqual(inputs(4))
  })
})
