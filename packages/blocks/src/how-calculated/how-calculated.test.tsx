import { getIsoDate, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Explainable } from './explainable.ts'
import { ExplainedFigure } from './explained-figure.tsx'
import { HowCalculated } from './how-calculated.tsx'

const pe: Explainable = {
  key: 'priceEarnings',
  label: 'P/E',
  value: { kind: 'ratio', value: 12.5 },
  calculation: {
    formula: 'Price ÷ earnings per share',
    inputs: [
      {
        label: 'Price',
        value: { kind: 'price', price: price(25_000, 2, 'GBX') },
        source: 'Last price',
        asAt: getIsoDate('2026-11-16'),
      },
      {
        label: 'Earnings per share',
        value: { kind: 'price', price: price(2000, 2, 'GBX') },
        source: 'Income statement',
        asAt: getIsoDate('2026-06-30'),
        months: 12,
        href: '/income-statement#line-epsBasic',
      },
    ],
    note: 'Latest results.',
  },
}
const plain: Explainable = { key: 'sector', label: 'Sector', value: { kind: 'text', text: 'Retailers' } }
const missing: Explainable = { ...pe, key: 'none', value: { kind: 'absent', absence: 'NOT_REPORTED' } }

const html = (figures: readonly Explainable[], scope?: string) =>
  renderToStaticMarkup(<HowCalculated of="Valuation" scope={scope} figures={figures} />)
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '')

describe('how figures are calculated', () => {
  it('[RP-EXPLAIN-1] shows formula, result, and every input with value, source and date', () => {
    const text = textOf(html([pe]))
    expect(text).toContain('P/E = Price ÷ earnings per share = 12.5')
    expect(text).toContain('Price: 250.00p Last price, 16 Nov 2026')
    expect(text).toContain('Earnings per share: 20.00p Income statement, 12 months to 30 Jun 2026')
    expect(text).toContain('Latest results.')
    expect(html([pe])).toContain('<a href="/income-statement#line-epsBasic">Income statement</a>')
  })

  it('[RP-EXPLAIN-4] is a details element whose summary names the block', () => {
    const markup = html([pe])
    expect(markup).toMatch(/^<details[^>]*><summary>/)
    expect(textOf(/<summary>.*?<\/summary>/.exec(markup)?.[0] ?? '')).toBe('How this is calculated: Valuation')
  })

  it('[RP-EXPLAIN-4] leads from the figure to its explanation', () => {
    const link = renderToStaticMarkup(<ExplainedFigure figure={pe} scope="valuation" />)
    expect(link).toMatch(/href="#how-valuation-priceEarnings" title="How P\/E is calculated">12\.5</)
    expect(html([pe], 'valuation')).toContain('id="how-valuation-priceEarnings"')
  })

  it('is plain text where nothing explains it, and nothing at all where there is no formula', () => {
    expect(renderToStaticMarkup(<ExplainedFigure figure={pe} />)).toBe('12.5')
    expect(renderToStaticMarkup(<ExplainedFigure figure={plain} scope="facts" />)).toBe('Retailers')
    expect(html([plain, missing])).toBe('')
  })
})
