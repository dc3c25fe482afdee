import { expect, it } from 'vitest'
import { formatHash, parseHash } from './hash-text.ts'

const hash = { memory: 47_104, passes: 12, parallelism: 16, salt: Buffer.alloc(16, 7), tag: Buffer.alloc(32, 9) }
const text = formatHash(hash)

it('is read as it was written', () => {
  expect(parseHash(text)).toEqual(hash)
  expect(text).toBe(
    '$argon2id$v=19$m=47104,t=12,p=16$BwcHBwcHBwcHBwcHBwcHBw$CQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk',
  )
})

it.each([
  ['nothing', ''],
  ['another algorithm', text.replace('argon2id', 'argon2i')],
  ['another version', text.replace('v=19', 'v=16')],
  ['something before it', ` ${text}`],
  ['something after it', `${text}=`],
  ['no salt', text.replace('BwcHBwcHBwcHBwcHBwcHBw', '')],
  ['half a tag', text.slice(0, -22)],
  ['a cost in another notation', text.replace('m=47104', 'm=4e4')],
])('is not read from %s', (_what, other) => {
  expect(parseHash(other)).toBeNull()
})
