/** Arrays of numbers by name. */
export type Arrays = Readonly<Record<string, Uint8Array | Uint32Array | Float64Array>>

const kinds = { u8: Uint8Array, u32: Uint32Array, f64: Float64Array } as const

interface Place {
  readonly name: string
  readonly kind: keyof typeof kinds
  readonly length: number
}

interface Header {
  readonly form: string
  readonly places: readonly Place[]
}

/** Each array begins where eight bytes do, as its numbers must; the length of the header comes first. */
const unit = 8
const roundUp = (bytes: number) => Math.ceil(bytes / unit) * unit
const sizeOf = ({ kind, length }: Place) => roundUp(length * kinds[kind].BYTES_PER_ELEMENT)

/** One piece of memory with all arrays, in the order of bytes of this machine, and a header that says what is where. */
export function joinArrays(form: string, arrays: Arrays): Uint8Array<ArrayBuffer> {
  const places = Object.entries(arrays).map(([name, array]) => ({ name, kind: kindOf(array), length: array.length }))
  const header = new TextEncoder().encode(JSON.stringify({ form, places } satisfies Header))
  const first = roundUp(unit + header.length)
  const bytes = new Uint8Array(places.reduce((sum, place) => sum + sizeOf(place), first))
  new Uint32Array(bytes.buffer, 0, 1)[0] = header.length
  bytes.set(header, unit)
  let at = first
  for (const place of places) {
    const { buffer, byteOffset, byteLength } = arrays[place.name] as Uint8Array
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += sizeOf(place)
  }
  return bytes
}

/** The arrays as parts of the same memory; null for bytes of another form, or too few or too many of them. */
export function splitArrays(form: string, bytes: Uint8Array<ArrayBuffer>): Arrays | null {
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % unit === 0 ? bytes : bytes.slice()
  if (byteLength < unit) return null
  const [headerLength = 0] = new Uint32Array(buffer, byteOffset, 1)
  const header = readHeader(bytes.subarray(unit, unit + headerLength))
  if (header?.form !== form) return null
  const first = roundUp(unit + headerLength)
  if (header.places.reduce((sum, place) => sum + sizeOf(place), first) !== byteLength) return null
  let at = byteOffset + first
  return Object.fromEntries(
    header.places.map(place => {
      const array = new kinds[place.kind](buffer, at, place.length)
      at += sizeOf(place)
      return [place.name, array] as const
    }),
  )
}

function readHeader(text: Uint8Array): Header | null {
  try {
    return JSON.parse(new TextDecoder().decode(text)) as Header
  } catch {
    return null
  }
}

function kindOf(array: Arrays[string]): Place['kind'] {
  if (array instanceof Float64Array) return 'f64'
  return array instanceof Uint32Array ? 'u32' : 'u8'
}
