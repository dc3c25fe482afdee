import { expect, it } from 'vitest'
import { toOutcome } from './outcome.ts'
import type { PreviewMessage } from './preview-message.ts'

const event = (name: string, at: number, detail = {}): PreviewMessage => ({
  kind: 'event',
  name: `bellwether:${name}`,
  at,
  detail,
})

it.each<[string, readonly PreviewMessage[]]>([
  ['Loading…', [{ kind: 'ready' }]],
  ['Loading… 1 rendered.', [event('step', 1), event('painted', 8)]],
  ['2 rendered in 31 ms.', [event('painted', 8), event('painted', 9), event('ready', 30.6)]],
  [
    '1 rendered in 9 ms; news failed with LOADER_NO_BUNDLE.',
    [event('painted', 8), event('failed', 9, { container: 'news', code: 'LOADER_NO_BUNDLE' })],
  ],
  [
    'Error: Invalid configuration format',
    [
      event('step', 1),
      { kind: 'refused', code: 'LOADER_INVALID_FORMAT', message: 'Invalid configuration format', path: '' },
    ],
  ],
])('reports "%s"', (text, messages) => {
  expect(toOutcome(messages)).toBe(text)
})
