import { describe, expect, it } from 'vitest'
import { instrumentWith } from '../testing/instruments.ts'
import { getMarketCode } from './market-code.ts'
import { buttonsFor, tradeButtons } from './trade-buttons.ts'

const hvl = getMarketCode('LSE:HVL')

describe('trade buttons', () => {
  it('[RP-TRADE-4] [RP-TRADE-5] [RP-TRADE-6] lead to the order of their kind', () => {
    expect(tradeButtons(instrumentWith(), hvl)).toEqual([
      {
        action: 'BUY',
        label: 'Buy',
        enabled: true,
        reason: null,
        href: '/platform/trade?marketCode=LSE:HVL&instruction=B',
      },
      {
        action: 'SELL',
        label: 'Sell',
        enabled: true,
        reason: null,
        href: '/platform/trade?marketCode=LSE:HVL&instruction=S',
      },
      {
        action: 'REGULAR',
        label: 'Regular investment',
        enabled: true,
        reason: null,
        href: '/platform/regularinvestments?marketCode=LSE:HVL&instruction=R',
      },
    ])
  })

  it('the market code reads back from the address', () => {
    for (const code of ['LSE:BW.', 'NYSE:BRK-B', 'FUND:B0KXTM3']) {
      for (const { href } of tradeButtons(instrumentWith(), getMarketCode(code))) {
        expect(new URL(href, 'https://example.com').searchParams.get('marketCode')).toBe(code)
      }
    }
  })

  it.each([
    ['buyable', 'BUY', 'This investment cannot be bought at the moment'],
    ['sellable', 'SELL', 'This investment cannot be sold at the moment'],
    ['ri', 'REGULAR', 'Regular investment is not available for this investment'],
  ] as const)(
    '[RP-TRADE-1] [RP-TRADE-2] [RP-TRADE-3] [RP-TRADE-8] not %s disables %s alone and says why',
    (field, action, reason) => {
      const buttons = tradeButtons(instrumentWith({ tradable: { [field]: false } }), hvl)
      expect(buttons.filter(button => !button.enabled)).toEqual([expect.objectContaining({ action, reason })])
    },
  )

  it('[RP-TRADE-8] [RP-TRADE-11] a required key document that is missing stops buying, not selling', () => {
    const buttons = tradeButtons(instrumentWith({ kiidRequired: true, kiidDocument: null }), hvl)
    expect(buttons.map(({ enabled }) => enabled)).toEqual([false, true, false])
    expect(buttons[0]?.reason).toMatch(/KIID, KID or product summary.*not been supplied/)
    for (const document of [
      { kiidRequired: true, kiidDocument: '/d' },
      { kiidRequired: false, kiidDocument: null },
    ])
      expect(tradeButtons(instrumentWith(document), hvl).every(({ enabled }) => enabled)).toBe(true)
  })

  it('[RP-TRADE-8] [RP-TRADE-9] not tradable disables all three and says why', () => {
    for (const button of tradeButtons(instrumentWith({ tradable: { tradable: false } }), hvl)) {
      expect(button).toMatchObject({ enabled: false, reason: 'This investment cannot be traded at the moment' })
    }
  })

  it('[RP-API-4] [RP-TRADE-8] are disabled with a reason while the operator has trading off', () => {
    for (const button of tradeButtons(instrumentWith(), hvl, { trading: false })) {
      expect(button).toMatchObject({ enabled: false, reason: 'Dealing is not available at the moment' })
    }
  })

  it('[RP-TRADE-7] [RP-TRADE-10] lead a guest to the login first, and from there to the very order', () => {
    const buttons = tradeButtons(instrumentWith({ tradable: { ri: false } }), hvl)
    const forGuest = buttonsFor({ kind: 'guest', loaded: true }, buttons)
    expect(forGuest.map(({ href, ...rest }) => rest)).toEqual(buttons.map(({ href, ...rest }) => rest))
    forGuest.forEach(({ href }, index) => {
      const url = new URL(href, 'https://example.com')
      expect([url.pathname, url.searchParams.get('next')]).toEqual(['/login', buttons[index]?.href])
    })
  })

  it('[RP-TRADE-7] lead a logged-in user straight to the order', () => {
    const buttons = tradeButtons(instrumentWith(), hvl)
    expect(buttonsFor({ kind: 'user', electiveProfessional: false, domicile: 'GBR' }, buttons)).toEqual(buttons)
  })
})
