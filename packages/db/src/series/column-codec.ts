/**
 * One field of many days as bytes: for each number its difference d to the number before (the first: to 0), as 2d + 1 from 0
 * up, as -2d below 0, and 0 for no number, in groups of seven bits, lowest first, the top bit set on all but the last byte.
 * The SQL function series_values() reads the same (migration 0033).
 */

/** Differences of numbers near 2^53 need more bits than a double has; below this none does. */
const largestPlainStep = 2 ** 51
/** Seven bytes of seven bits: what a double adds up exactly. */
const largestPlainPlace = 2 ** 49

/** No number takes more bytes. */
const maxNumberBytes = 9

/** Safe integers or null. */
export function encodeColumn(numbers: ArrayLike<number | null>): Uint8Array {
  const bytes = scratch(numbers.length * maxNumberBytes)
  let at = 0
  let previous = 0
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number | null
    if (number === null) {
      bytes[at++] = 0
      continue
    }
    const step = number - previous
    const code = step >= 0 ? 2 * step + 1 : -2 * step
    at =
      Math.abs(step) < largestPlainStep
        ? putPlain(bytes, at, code)
        : putLarge(bytes, at, BigInt(number) - BigInt(previous))
    previous = number
  }
  return bytes.slice(0, at)
}

let space = new Uint8Array(4_096)

/** Used again by every call, since most columns are a few hundred bytes. */
function scratch(length: number): Uint8Array {
  if (space.length < length) space = new Uint8Array(length)
  return space
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

/** Returns where the next number begins. */
function putPlain(bytes: Uint8Array, start: number, code: number): number {
  let at = start
  let rest = code
  while (rest > 127) {
    bytes[at++] = (rest % 128) + 128
    rest = Math.floor(rest / 128)
  }
  bytes[at++] = rest
  return at
}

function putLarge(bytes: Uint8Array, start: number, step: bigint): number {
  let at = start
  let rest = step >= 0n ? 2n * step + 1n : -2n * step
  while (rest > 127n) {
    bytes[at++] = Number(rest % 128n) + 128
    rest /= 128n
  }
  bytes[at++] = Number(rest)
  return at
}

function largeStep(bytes: Uint8Array): bigint {
  const code = bytes.reduceRight((sum, byte) => sum * 128n + BigInt(byte & 127), 0n)
  return code % 2n === 1n ? code / 2n : -code / 2n
}
