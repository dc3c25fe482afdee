import { describe, expect, expectTypeOf, it } from 'vitest'
import { choice, marketCode, marketCodes, number, onOff, text, wholeNumber } from './setting.ts'
import { parseWidgetSettings, toAttribute } from './widget-settings.ts'

const declared = {
  marketCode,
  limit: wholeNumber(1, 20, 5),
  amount: number(0, 100, 10),
  period: choice(['1y', '5y'], '1y'),
  detailed: onOff(false),
  others: marketCodes(2, []),
  placeholder: text('Search'),
}
const code = { marketCode: 'LSE:BW.' }

describe('widget settings', () => {
  it('have typed defaults', () => {
    const settings = parseWidgetSettings(declared, code, undefined)
    expect(settings).toEqual({
      marketCode: 'LSE:BW.',
      limit: 5,
      amount: 10,
      period: '1y',
      detailed: false,
      others: [],
      placeholder: 'Search',
      heading: undefined,
      compact: false,
    })
    expectTypeOf(settings.period).toEqualTypeOf<'1y' | '5y'>()
    expectTypeOf(settings.others).toEqualTypeOf<readonly string[]>()
    expectTypeOf(settings.heading).toEqualTypeOf<string | undefined>()
  })

  it('are read from a configuration or from attributes', () => {
    const values = { limit: 3, amount: 2.5, detailed: true, others: ['LSE:HVL', 'FUND:B0KXTM3'], heading: '' }
    const texts = { limit: '3', amount: '2.5', detailed: '', others: ' LSE:HVL  FUND:B0KXTM3', heading: '' }
    const expected = expect.objectContaining({ ...values, compact: true })
    expect(parseWidgetSettings(declared, { ...code, ...values }, 'compact')).toEqual(expected)
    expect(parseWidgetSettings(declared, { ...code, ...texts }, 'compact')).toEqual(expected)
  })

  it.each([
    [{ marketCode: undefined }, 'marketCode'],
    [{ marketCode: 7 }, 'marketCode'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 2.5 }, 'limit'],
    [{ limit: '21' }, 'limit'],
    [{ limit: '' }, 'limit'],
    [{ amount: 'ten' }, 'amount'],
    [{ period: '2y' }, 'period'],
    [{ detailed: 'perhaps' }, 'detailed'],
    [{ others: 'A:A B:B C:C' }, 'others'],
    [{ others: [1] }, 'others'],
    [{ heading: {} }, 'heading'],
  ])('%j is refused for %s', (given, setting) => {
    expect(() => parseWidgetSettings(declared, { ...code, ...given }, undefined)).toThrow(
      expect.objectContaining({ code: 'WIDGET_SETTING', setting }),
    )
  })

  it('reject an unknown blueprint', () => {
    expect(() => parseWidgetSettings(declared, code, 'huge')).toThrow(expect.objectContaining({ setting: 'blueprint' }))
  })

  it('have kebab-case attributes', () => {
    expect(['marketCode', 'limit'].map(toAttribute)).toEqual(['market-code', 'limit'])
  })
})
