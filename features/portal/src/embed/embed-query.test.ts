import { catalogue, findWidget, type WidgetDescription } from '@bellwether/catalogue'
import { BadInputError } from '@bellwether/web'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEmbedQuery, toEmbedQuery } from './embed-query.ts'

const parse = (type: string, query: string) => parseEmbedQuery(widgetOf(type), new URLSearchParams(query))

describe('the query of an embed', () => {
  it('has settings of each type, and the theme', () => {
    expect(parse('top-holdings', 'marketCode=LSE:NWT&limit=5&theme=dark')).toEqual({
      theme: 'dark',
      settings: { marketCode: 'LSE:NWT', limit: 5 },
    })
    expect(parse('watchlist', 'marketCodes=LSE:HVL,LSE:BW.&heading=')).toEqual({
      theme: 'auto',
      settings: { marketCodes: ['LSE:HVL', 'LSE:BW.'], heading: '' },
    })
  })

  it('names the blueprint of a widget unless it is the first', () => {
    const compact = { theme: 'auto' as const, blueprint: 'compact', settings: { marketCode: 'LSE:HVL' } }
    expect(parse('news-list', 'marketCode=LSE:HVL&blueprint=compact')).toEqual(compact)
    expect(parse('news-list', 'marketCode=LSE:HVL&blueprint=standard')).not.toHaveProperty('blueprint')
    expect(parseEmbedQuery(widgetOf('news-list'), toEmbedQuery(widgetOf('news-list'), compact))).toEqual(compact)
  })

  it.each([
    ['top-holdings', '', 'marketCode'],
    ['top-holdings', 'marketCode=%3Cb%3E', 'marketCode'],
    ['top-holdings', 'marketCode=LSE:NWT&limit=11', 'limit'],
    ['top-holdings', 'marketCode=LSE:NWT&limit=1e1', 'limit'],
    ['top-holdings', 'marketCode=LSE:NWT&limit=', 'limit'],
    ['top-holdings', 'marketCode=LSE:NWT&theme=pink', 'theme'],
    ['top-holdings', 'marketCode=LSE:NWT&theme=dark&theme=dark', 'theme'],
    ['top-holdings', 'marketCode=LSE:NWT&__proto__=1', '__proto__'],
    ['top-holdings', `marketCode=LSE:NWT&heading=${'a'.repeat(101)}`, 'heading'],
    ['top-holdings', 'marketCode=LSE:NWT&blueprint=compact', 'blueprint'],
    ['news-list', 'marketCode=LSE:HVL&blueprint=huge', 'blueprint'],
    ['quote-header', 'marketCode=LSE:HVL&live=true', 'live'],
    ['security-search', 'link=https://elsewhere.example/', 'link'],
    ['watchlist', `marketCodes=${Array(51).fill('LSE:HVL').join(',')}`, 'marketCodes'],
  ])('of %s is rejected for "%s", naming the parameter', (type, query, field) => {
    expect(() => parse(type, query)).toThrow(expect.objectContaining({ code: 'SITE_BAD_INPUT', field }))
  })

  it('round-trips for the example of every widget', () => {
    for (const widget of Object.values(catalogue)) {
      const { live: _live, link: _link, ...settings } = widget.example
      expect(parseEmbedQuery(widget, toEmbedQuery(widget, { settings, theme: 'light' }))).toEqual({
        theme: 'light',
        settings,
      })
    }
  })

  it('is parsed or rejected with a code, whatever it contains', () => {
    const pairs = fc.array(fc.tuple(fc.oneof(fc.string(), fc.constantFrom('limit', 'heading', 'theme')), fc.string()))
    fc.assert(
      fc.property(pairs, more => {
        const query = new URLSearchParams([['marketCode', 'LSE:NWT'], ...more])
        try {
          const { theme, settings } = parseEmbedQuery(widgetOf('top-holdings'), query)
          const again = toEmbedQuery(widgetOf('top-holdings'), { settings, theme })
          expect(parseEmbedQuery(widgetOf('top-holdings'), again)).toEqual({ theme, settings })
        } catch (error) {
          if (!(error instanceof BadInputError)) throw error
        }
      }),
    )
  })
})

function widgetOf(type: string): WidgetDescription {
  const widget = findWidget(type)
  if (!widget) throw new Error(`No widget ${type}.`)
  return widget
}
