import { findWidget } from '@bellwether/catalogue'
import type { SnippetView } from '@bellwether/contract'
import { expect, it } from 'vitest'
import { toIframeSnippets } from './iframe-snippet.ts'

const place = { origin: 'https://x.example', loader: { version: '0.1.0', integrity: 'sha384-abc' }, version: '1.1.0' }

function offer(type: string): readonly SnippetView[] {
  const widget = findWidget(type)
  const settings = { marketCode: 'LSE:HVL' }
  return widget ? toIframeSnippets(widget, { ...place, type, title: 'Title', settings }) : []
}

it('offers one iframe for a widget without blueprints, with the height script', () => {
  const [frame, ...others] = offer('sparkline')
  expect(frame?.code).toContain('<iframe src="https://x.example/embed/sparkline?marketCode=LSE%3AHVL" title="Title"')
  expect(frame?.code).toContain('<script>')
  expect(others).toEqual([])
})

it('offers an iframe for each blueprint, with its height', () => {
  const snippets = offer('news-list')
  expect(snippets.map(({ id, title }) => [id, title])).toEqual([
    ['iframe', 'Iframe'],
    ['iframe-compact', 'Iframe (compact)'],
  ])
  expect(snippets[0]?.code).toMatch(/height="456"/)
  expect(snippets[1]?.code).toMatch(/marketCode=LSE%3AHVL&amp;blueprint=compact" .*height="304"/s)
})
