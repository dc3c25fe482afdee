import { widgetParts, widgetSlots } from '@bellwether/catalogue/elements'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Skeleton } from './skeleton.tsx'
import { type CardState, WidgetCard } from './widget-card.tsx'

const draw = (state: CardState, heading = 'News') =>
  renderToStaticMarkup(<WidgetCard label="News" heading={heading} rows={3} state={state} onDrawn={() => {}} />)

it('shows a skeleton line for each row while loading', () => {
  const html = draw({ kind: 'loading' })
  expect(html).toContain('role="status" aria-label="Loading: News"')
  expect(html.match(/<span class="[^"]*line/g)).toHaveLength(3)
})

it('keeps its reserved height, hidden from screen readers, and releases it when empty', () => {
  const lines = (kind: 'shown' | 'empty') => {
    const html = draw({ kind, content: null, footer: null })
    expect(html).not.toContain('role="status"')
    return html.match(/<span class="[^"]*line/g) ?? []
  }
  expect(lines('shown')).toHaveLength(3)
  expect(lines('empty')).toHaveLength(0)
})

it('has more lines when narrow', () => {
  const html = renderToStaticMarkup(<Skeleton label="News" rows={[2, 5]} waiting />)
  expect(html.match(/<span/g)).toHaveLength(5)
  expect(html.match(/narrow/g)).toHaveLength(3)
})

it('shows its content under its heading, with the source', () => {
  const html = draw({ kind: 'shown', content: <p>content</p>, footer: 'footer' })
  expect(html).toMatch(/<h3[^>]*>News<\/h3>.*<p>content<\/p><\/div><div class="[^"]*" part="footer">footer/)
})

it('keeps its accessible name without a heading', () => {
  expect(draw({ kind: 'shown', content: null, footer: null }, '')).toContain('aria-label="News"')
})

it('reports a failure and offers to try again', () => {
  const html = draw({ kind: 'failed', retry: () => {} })
  expect(html).toMatch(/role="alert"[^>]*>Could not load this\..*<button type="button"/)
})

it('[LD-TAG-6] has the parts and slots that its description names', () => {
  const html = draw({ kind: 'shown', content: null, footer: 'footer' }) + draw({ kind: 'failed', retry: () => {} })
  const named = (attribute: string) => new Set([...html.matchAll(new RegExp(attribute, 'g'))].map(([, name]) => name))
  expect(named(' part="([^"]+)"')).toEqual(new Set(widgetParts.map(({ name }) => name)))
  expect(named('<slot name="([^"]+)"')).toEqual(new Set(widgetSlots.map(({ name }) => name)))
})
