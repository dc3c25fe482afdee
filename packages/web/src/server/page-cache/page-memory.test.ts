import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { blockBytes, PageMemory } from './page-memory.ts'

it.each([0, 1, blockBytes - 1, blockBytes, blockBytes + 1, 3 * blockBytes])(
  '[RP-CACHE-5] gives %d bytes back as they were',
  length => {
    const memory = new PageMemory(1024 * 1024)
    const bytes = randomBytes(length)
    expect(memory.read(memory.write(bytes))).toEqual(bytes)
  },
)

it('[RP-CACHE-5] keeps pages apart, whichever come and go, in the memory of those that were kept at the same time', () => {
  const memory = new PageMemory(1024 * 1024)
  const kept: { readonly place: ReturnType<PageMemory['write']>; readonly bytes: Buffer }[] = []
  for (let round = 0; round < 3_000; round += 1) {
    const bytes = randomBytes((round * 7_919) % 40_000)
    kept.push({ place: memory.write(bytes), bytes })
    if (kept.length > 40) memory.free((kept.splice((round * 31) % kept.length, 1)[0] as (typeof kept)[number]).place)
  }
  for (const { place, bytes } of kept) expect(memory.read(place).equals(bytes)).toBe(true)
  expect(memory.bytes).toBeLessThanOrEqual(2 * 1024 * 1024)
})

it('[RP-CACHE-5] leaves a page that is being sent as it was when its place is taken by another', () => {
  const memory = new PageMemory(1024 * 1024)
  const place = memory.write(Buffer.alloc(blockBytes, 'a'))
  const sent = memory.read(place)
  memory.free(place)
  memory.write(Buffer.alloc(blockBytes, 'b'))
  expect(sent.equals(Buffer.alloc(blockBytes, 'a'))).toBe(true)
})
