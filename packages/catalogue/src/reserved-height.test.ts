import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { reservedHeight } from './reserved-height.ts'
import { reservedHeightRules } from './reserved-height-rules.ts'
import type { WidgetDescription } from './widget-description.ts'

const get = (type: string): WidgetDescription => catalogue[type] ?? raise(type)
const holdings = get('top-holdings')
const code = { marketCode: 'FUND:B0KXTM3' }

describe('the reserved height of a widget', () => {
  it.each(Object.values(catalogue))('of $type does not shrink with the width', widget => {
    const [wide, narrow, narrowest] = reservedHeight(widget, widget.example)
    expect(wide).toBeGreaterThan(5)
    expect(narrow).toBeGreaterThanOrEqual(wide)
    expect(narrowest).toBeGreaterThanOrEqual(narrow)
  })

  it('follows limit, heading and blueprint', () => {
    const [ten] = reservedHeight(holdings, code)
    expect(reservedHeight(holdings, { ...code, limit: 5 })[0]).toBeCloseTo(ten - (5 * 38) / 16, 1)
    expect(reservedHeight(holdings, { ...code, heading: '' })[0]).toBeCloseTo(ten - 36.7 / 16, 1)
    const quote = get('quote-header')
    expect(reservedHeight(quote, { marketCode: 'LSE:HVL' }, 'compact')[0]).toBeLessThan(reservedHeight(quote)[0])
  })

  it('ignores invalid settings', () => {
    expect(reservedHeight(holdings, { ...code, limit: 1e9 })).toEqual(reservedHeight(holdings))
    expect(reservedHeight(get('watchlist'), { marketCodes: 'many' })).toEqual(reservedHeight(get('watchlist')))
  })
})

it('writes rules with the heights of each place, and shared rules for all', () => {
  const rules = reservedHeightRules([
    { selector: '#a:empty', height: [10, 12, 14.5] },
    { selector: '#b:empty', height: [1, 1, 1] },
  ])
  expect(rules).toContain('#a:empty{--bw-height:10em;--bw-height-narrow:12em;--bw-height-narrowest:14.5em}')
  expect(rules).toContain(':is(#a:empty,#b:empty)::before{content:""')
})

it('writes the heights of a single place where they apply', () => {
  expect(reservedHeightRules([{ selector: '#a:empty', height: [10, 12, 14.5] }]).split('\n')).toEqual([
    '#a:empty{container-type:inline-size}',
    '#a:empty::before{content:"";display:block;font-size:medium;height:10em}',
    '@container (max-width:484px){#a:empty::before{height:12em}}',
    '@container (max-width:334px){#a:empty::before{height:14.5em}}',
  ])
})

function raise(type: string): never {
  throw new Error(`no widget ${type}`)
}
