import { expect, it } from 'vitest'
import { type PreviewMessage, parsePreviewMessage } from './preview-message.ts'
import { toWaterfall } from './waterfall.ts'

const event = (name: string, at: number, detail: Readonly<Record<string, unknown>>): PreviewMessage => ({
  kind: 'event',
  name: `bellwether:${name}`,
  at,
  detail,
})
const widget = { type: 'news-list', version: '1.0.0', container: 'news' }

it('shows the steps in order, then requests and widgets by start time', () => {
  const bars = toWaterfall([
    event('step', 1, { name: 'validate' }),
    { kind: 'request', url: 'https://x.example/cdn/components/news-list/1.0.0/index.js', from: 2, to: 30, bytes: 900 },
    event('step', 40, { name: 'configuration' }),
    { kind: 'request', url: 'https://x.example/cdn/components.json?t=1', from: 1, to: 20, bytes: 0 },
    { kind: 'request', url: 'https://x.example/cdn/components.json?t=1', from: 50, to: 55, bytes: 0 },
    event('placed', 41, widget),
    event('placed', 3, { ...widget, container: 'other' }),
    event('painted', 60, widget),
  ])
  expect(bars).toEqual([
    { label: 'Validate', kind: 'step', from: 0, to: 1, bytes: null },
    { label: 'Token and configuration', kind: 'step', from: 1, to: 40, bytes: null },
    { label: 'components.json', kind: 'request', from: 1, to: 20, bytes: null },
    { label: 'news-list/1.0.0/index.js', kind: 'request', from: 2, to: 30, bytes: 900 },
    { label: 'news-list 1.0.0 rendered', kind: 'widget', from: 41, to: 60, bytes: null },
  ])
})

it('rejects invalid messages from the preview', () => {
  expect(parsePreviewMessage({ bellwetherPreview: { kind: 'height', height: 3 } })).toEqual({
    kind: 'height',
    height: 3,
  })
  for (const strange of [
    null,
    1,
    {},
    { kind: 'height' },
    { kind: 'height', height: '3' },
    { kind: 'toString' },
    { kind: 'event', name: 'x', at: 1, detail: null },
  ])
    expect(parsePreviewMessage({ bellwetherPreview: strange })).toBeNull()
  expect(parsePreviewMessage('ready')).toBeNull()
})
