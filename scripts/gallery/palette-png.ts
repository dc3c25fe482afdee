import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const paletteSize = 256

/**
 * The same picture with at most 256 colours, a quarter of the bytes. Takes what a browser's screenshot is: 8 bits a
 * channel, RGB or RGBA without transparency, not interlaced.
 */
export function toPalettePng(png: Buffer): Buffer {
  const { width, height, channels, data } = readPng(png)
  const pixels = unfilter(inflateSync(data), width, height, channels)
  const palette = findCommonColours(pixels, channels)
  const nearest = createNearest(palette)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = nearest(colourAt(pixels, (y * width + x) * channels))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    signature,
    toChunk('IHDR', header),
    toChunk('PLTE', colours),
    toChunk('IDAT', deflateSync(rows, { level: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ])
}

function readPng(png: Buffer) {
  const parts: Buffer[] = []
  let header: Buffer = Buffer.alloc(0)
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') header = body
    if (type === 'IDAT') parts.push(body)
    at += 12 + length
  }
  const [depth, colourType, , , interlaced] = header.subarray(8)
  const channels = colourType === 2 ? 3 : colourType === 6 ? 4 : 0
  if (depth !== 8 || channels === 0 || interlaced !== 0) throw new Error('The picture is not a plain screenshot.')
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), channels, data: Buffer.concat(parts) }
}

function unfilter(raw: Buffer, width: number, height: number, channels: number): Buffer {
  const stride = width * channels
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)]
    for (let i = 0; i < stride; i += 1) {
      const at = y * stride + i
      const left = i >= channels ? (pixels[at - channels] ?? 0) : 0
      const up = y > 0 ? (pixels[at - stride] ?? 0) : 0
      const upLeft = y > 0 && i >= channels ? (pixels[at - stride - channels] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, upLeft)][filter ?? 0] ?? 0
      pixels[at] = ((raw[y * (stride + 1) + 1 + i] ?? 0) + guess) & 255
    }
  }
  return pixels
}

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)]
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}

function colourAt(pixels: Buffer, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
}

function findCommonColours(pixels: Buffer, channels: number): number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += channels) {
    const colour = colourAt(pixels, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, paletteSize)
    .map(([colour]) => colour)
}

function createNearest(palette: readonly number[]): (colour: number) => number {
  const known = new Map(palette.map((colour, index) => [colour, index]))
  return colour => {
    const index = known.get(colour) ?? findNearest(palette, colour)
    known.set(colour, index)
    return index
  }
}

function findNearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, other] of palette.entries()) {
    const shifts = [16, 8, 0].map(shift => ((colour >> shift) & 255) - ((other >> shift) & 255))
    const distance = shifts.reduce((sum, shift) => sum + shift * shift, 0)
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function toChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(body.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}
