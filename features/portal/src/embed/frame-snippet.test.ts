import { findWidget } from '@bellwether/catalogue'
import type { SnippetView } from '@bellwether/contract'
import { expect, it } from 'vitest'
import { toFrameSnippets } from './frame-snippet.ts'

const place = { origin: 'https://x.example', loader: { version: '0.1.0', integrity: 'sha384-abc' }, version: '1.1.0' }

function offer(type: string): readonly SnippetView[] {
  const widget = findWidget(type)
  const settings = { marketCode: 'LSE:HVL' }
  return widget ? toFrameSnippets(widget, { ...place, type, title: 'Title', settings }) : []
}

it('offers one frame for a widget of one arrangement, with the script for its height', () => {
  const [frame, ...others] = offer('sparkline')
  expect(frame?.code).toContain('<iframe src="https://x.example/embed/sparkline?marketCode=LSE%3AHVL" title="Title"')
  expect(frame?.code).toContain('<script>')
  expect(others).toEqual([])
})

it('offers a frame for each arrangement, as tall as that is', () => {
  const snippets = offer('news-list')
  expect(snippets.map(({ id, title }) => [id, title])).toEqual([
    ['iframe', 'Frame'],
    ['iframe-compact', 'Frame, compact'],
  ])
  expect(snippets[0]?.code).toMatch(/height="456"/)
  expect(snippets[1]?.code).toMatch(/marketCode=LSE%3AHVL&amp;blueprint=compact" .*height="304"/s)
})
