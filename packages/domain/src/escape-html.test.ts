import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

describe('escapeHtml', () => {
  it('escapes what ends text or a quoted attribute', () => {
    expect(escapeHtml(`<b title="R&D" lang='en'>`)).toBe('&lt;b title=&quot;R&amp;D&quot; lang=&#39;en&#39;&gt;')
    expect(escapeHtml('&amp;')).toBe('&amp;amp;')
  })

  it('leaves none of them in any text, and every other character alone', () => {
    const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const escaped = escapeHtml(text)
        expect(escaped).not.toMatch(/[<>"']/)
        expect(escaped.replace(/&(#?\w+);/g, (_, name) => named[name] ?? '?')).toBe(text)
      }),
    )
  })
})
