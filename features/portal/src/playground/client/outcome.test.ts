import { expect, it } from 'vitest'
import type { FrameMessage } from './frame-message.ts'
import { toOutcome } from './outcome.ts'

const event = (name: string, at: number, detail = {}): FrameMessage => ({
  kind: 'event',
  name: `bellwether:${name}`,
  at,
  detail,
})

it.each<[string, readonly FrameMessage[]]>([
  ['Loading.', [{ kind: 'ready' }]],
  ['Loading, 1 shown.', [event('step', 1), event('painted', 8)]],
  ['2 shown after 31 ms.', [event('painted', 8), event('painted', 9), event('ready', 30.6)]],
  [
    '1 shown after 9 ms; news failed with LOADER_NO_BUNDLE.',
    [event('painted', 8), event('failed', 9, { container: 'news', code: 'LOADER_NO_BUNDLE' })],
  ],
  [
    'The loader refused: Invalid configuration format',
    [
      event('step', 1),
      { kind: 'refused', code: 'LOADER_INVALID_FORMAT', message: 'Invalid configuration format', path: '' },
    ],
  ],
])('says %s', (words, messages) => {
  expect(toOutcome(messages)).toBe(words)
})
