import { describe, expect, it } from 'vitest'
import { defaultServiceFlags, parseServiceFlags } from './service-flags.ts'

describe('service flags', () => {
  it('[RP-API-4] [RP-SIDEBAR-18] are read from configuration, the rest staying at its default', () => {
    expect(parseServiceFlags('')).toEqual(defaultServiceFlags)
    expect(parseServiceFlags('summary=off, streaming = false ,, summaryExchange=XNYS')).toEqual({
      summaryExchange: 'NYSE',
      summary: false,
      news: true,
      streaming: false,
      guestStreaming: true,
      trading: true,
    })
  })

  it.each([
    'sumary=on',
    'summary',
    'summary=',
    'summary=maybe',
    'news=on=off',
    'summaryExchange=MOON',
    '=on',
    '__proto__=on',
  ])('[RP-API-6] %j is refused by name', entry => {
    expect(() => parseServiceFlags(`trading=on,${entry}`)).toThrow(
      expect.objectContaining({
        code: 'DOMAIN_INVALID_SERVICE_FLAG',
        given: entry,
        message: expect.stringContaining(entry),
      }),
    )
  })
})
