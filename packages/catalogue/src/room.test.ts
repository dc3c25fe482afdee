import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { roomOf } from './room-of.ts'
import { toRoomRules } from './room-rules.ts'
import type { WidgetDescription } from './widget-description.ts'

const get = (type: string): WidgetDescription => catalogue[type] ?? raise(type)
const holdings = get('top-holdings')
const code = { marketCode: 'FUND:B0KXTM3' }

describe('the room of a widget', () => {
  it.each(Object.values(catalogue))('of $type is no less where it is narrower', widget => {
    const [wide, narrow, narrowest] = roomOf(widget, widget.example)
    expect(wide).toBeGreaterThan(5)
    expect(narrow).toBeGreaterThanOrEqual(wide)
    expect(narrowest).toBeGreaterThanOrEqual(narrow)
  })

  it('follows limit, heading and blueprint', () => {
    const [ten] = roomOf(holdings, code)
    expect(roomOf(holdings, { ...code, limit: 5 })[0]).toBeCloseTo(ten - (5 * 38) / 16, 1)
    expect(roomOf(holdings, { ...code, heading: '' })[0]).toBeCloseTo(ten - 36.7 / 16, 1)
    const quote = get('quote-header')
    expect(roomOf(quote, { marketCode: 'LSE:HVL' }, 'compact')[0]).toBeLessThan(roomOf(quote)[0])
  })

  it('is the usual one for settings that the widget would refuse', () => {
    expect(roomOf(holdings, { ...code, limit: 1e9 })).toEqual(roomOf(holdings))
    expect(roomOf(get('watchlist'), { marketCodes: 'many' })).toEqual(roomOf(get('watchlist')))
  })
})

it('rules name each place once with its heights, and all of them for what they share', () => {
  const rules = toRoomRules([
    { selector: '#a:empty', room: [10, 12, 14.5] },
    { selector: '#b:empty', room: [1, 1, 1] },
  ])
  expect(rules).toContain('#a:empty{--bw-room:10em;--bw-room-narrow:12em;--bw-room-narrowest:14.5em}')
  expect(rules).toContain(':is(#a:empty,#b:empty)::before{content:""')
})

function raise(type: string): never {
  throw new Error(`no widget ${type}`)
}
