/**
 * One field of many days as bytes: for each number its difference d to the number before (the first: to 0), as 2d + 1 from 0
 * up, as -2d below 0, and 0 for no number, in groups of seven bits, lowest first, the top bit set on all but the last byte.
 * The SQL function series_values() reads the same (migration 0033).
 */

/** Differences of numbers near 2^53 need more bits than a double has; below this none does. */
const largestPlainStep = 2 ** 51
/** Seven bytes of seven bits: what a double adds up exactly. */
const largestPlainPlace = 2 ** 49

/** Safe integers or null. */
export function encodeColumn(numbers: readonly (number | null)[]): Uint8Array {
  const bytes: number[] = []
  let previous = 0
  for (const number of numbers) {
    if (number === null) {
      bytes.push(0)
      continue
    }
    const step = number - previous
    if (Math.abs(step) < largestPlainStep) pushPlain(bytes, step >= 0 ? 2 * step + 1 : -2 * step)
    else pushLarge(bytes, BigInt(number) - BigInt(previous))
    previous = number
  }
  return Uint8Array.from(bytes)
}

export function decodeColumn(bytes: Uint8Array): (number | null)[] {
  const numbers: (number | null)[] = []
  let previous = 0
  for (let at = 0; at < bytes.length; ) {
    const start = at
    let byte = bytes[at++] as number
    let code = byte & 127
    for (let place = 128; byte > 127; place *= 128) {
      byte = bytes[at++] as number
      code += (byte & 127) * place
    }
    if (code === 0) {
      numbers.push(null)
      continue
    }
    if (code >= largestPlainPlace) previous = Number(BigInt(previous) + largeStep(bytes.subarray(start, at)))
    else previous += code % 2 === 1 ? (code - 1) / 2 : -code / 2
    numbers.push(previous)
  }
  return numbers
}

function pushPlain(bytes: number[], code: number): void {
  let rest = code
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

function pushLarge(bytes: number[], step: bigint): void {
  let rest = step >= 0n ? 2n * step + 1n : -2n * step
  while (rest > 127n) {
    bytes.push(Number(rest % 128n) + 128)
    rest /= 128n
  }
  bytes.push(Number(rest))
}

function largeStep(bytes: Uint8Array): bigint {
  const code = bytes.reduceRight((sum, byte) => sum * 128n + BigInt(byte & 127), 0n)
  return code % 2n === 1n ? code / 2n : -code / 2n
}
