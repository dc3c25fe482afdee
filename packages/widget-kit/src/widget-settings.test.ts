import { describe, expect, it } from 'vitest'
import { parseWidgetSettings } from './widget-settings.ts'

describe('settings of a widget', () => {
  it('are taken from a configuration and from attributes alike', () => {
    const expected = { marketCode: 'LSE:BW.', limit: 3, heading: '', compact: true }
    expect(parseWidgetSettings({ marketCode: 'LSE:BW.', limit: 3, heading: '' }, 'compact')).toEqual(expected)
    expect(parseWidgetSettings({ marketCode: 'LSE:BW.', limit: '3', heading: '' }, 'compact')).toEqual(expected)
  })

  it.each([
    [{}, undefined, 'marketCode'],
    [{ marketCode: 7 }, undefined, 'marketCode'],
    [{ marketCode: 'LSE:HVL', limit: 0 }, undefined, 'limit'],
    [{ marketCode: 'LSE:HVL', limit: 2.5 }, undefined, 'limit'],
    [{ marketCode: 'LSE:HVL', limit: '21' }, undefined, 'limit'],
    [{ marketCode: 'LSE:HVL', heading: {} }, undefined, 'heading'],
    [{ marketCode: 'LSE:HVL' }, 'huge', 'blueprint'],
  ])('%j with blueprint %s is refused for %s', (given, blueprint, setting) => {
    expect(() => parseWidgetSettings(given, blueprint)).toThrow(
      expect.objectContaining({ code: 'WIDGET_SETTING', setting }),
    )
  })
})
