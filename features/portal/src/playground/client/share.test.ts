import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseFragment, toFragment, withoutTokens } from './share.ts'

it('round-trips', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.integer({ min: 0, max: 2000 }),
      async (text, width) => {
        const fragment = await toFragment({ text, theme: 'dark', width })
        expect(fragment).toMatch(/^#v1\.[\w-]+$/)
        expect(await parseFragment(fragment)).toEqual({ text, theme: 'dark', width })
      },
    ),
    { numRuns: 50 },
  )
})

it('returns null for any other fragment, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async text => {
      expect(await parseFragment(`#v1.${text}`)).toBeNull()
      expect(await parseFragment(text)).toBeNull()
    }),
  )
  const pack = async (value: unknown) => toFragment(value as Parameters<typeof toFragment>[0])
  expect(await parseFragment(await pack({ text: 1, theme: 'dark', width: 0 }))).toBeNull()
  expect(await parseFragment(await pack({ text: '', theme: 'pink', width: 0 }))).toBeNull()
  expect(await parseFragment(await pack({ text: '', theme: 'dark', width: 1e9 }))).toBeNull()
})

it('limits the decompressed size', async () => {
  const fragment = await toFragment({ text: 'x'.repeat(2_000_000), theme: 'auto', width: 0 })
  expect(fragment.length).toBeLessThan(16_000)
  expect(await parseFragment(fragment)).toBeNull()
})

it('does not create URLs that are too long', async () => {
  const text = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join('')
  expect(
    await toFragment({
      text: text + JSON.stringify(crypto.getRandomValues(new Uint8Array(16_000))),
      theme: 'auto',
      width: 0,
    }),
  ).toBe('')
})

it('removes tokens, and does not share invalid JSON that may contain one', () => {
  expect(withoutTokens('{"apiTokens":{"apiGatewayToken":"secret"},"debug":true}')).toEqual({
    text: '{\n  "debug": true\n}',
    hadTokens: true,
  })
  expect(withoutTokens('{"debug":true}')).toEqual({ text: '{"debug":true}', hadTokens: false })
  expect(withoutTokens('{"apiTokens": {"x"')).toBeNull()
  expect(withoutTokens('{"debug"')).toEqual({ text: '{"debug"', hadTokens: false })
})
