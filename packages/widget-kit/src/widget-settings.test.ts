import { limit, marketCode } from '@bellwether/catalogue/setting'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { parseWidgetSettings } from './widget-settings.ts'

const declared = {
  settings: [
    marketCode,
    limit(20, 5),
    { kind: 'number', name: 'amount', whole: false, min: 0, max: 100, default: 10 },
    { kind: 'choice', name: 'period', choices: ['1y', '5y'], default: '1y' },
    { kind: 'switch', name: 'detailed', default: false },
    { kind: 'market-codes', name: 'others', max: 2 },
    { kind: 'text', name: 'placeholder', default: 'Search' },
  ],
} as const
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
      others: undefined,
      placeholder: 'Search',
      heading: undefined,
      compact: false,
    })
    expectTypeOf(settings.period).toEqualTypeOf<'1y' | '5y'>()
    expectTypeOf(settings.others).toEqualTypeOf<readonly string[] | undefined>()
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
})
