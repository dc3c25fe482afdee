import type { MarketCode } from './brand.ts'
import { notTradableReason } from './eligibility.ts'
import type { Instrument } from './instrument.ts'
import { isKeyDocumentMissing, keyDocumentMissingReason } from './key-document.ts'
import { loginPath } from './next-path.ts'
import type { ServiceFlags } from './service-flags.ts'
import type { Viewer } from './viewer.ts'

export interface TradeButton {
  readonly action: 'BUY' | 'SELL' | 'REGULAR'
  readonly label: string
  readonly enabled: boolean
  /** Why the button is disabled; null when enabled. */
  readonly reason: string | null
  readonly href: string
}

const trade = '/platform/trade'

const actions = [
  {
    action: 'BUY',
    label: 'Buy',
    allowedBy: 'buyable',
    path: trade,
    instruction: 'B',
    refusal: 'This investment cannot be bought at the moment',
  },
  {
    action: 'SELL',
    label: 'Sell',
    allowedBy: 'sellable',
    path: trade,
    instruction: 'S',
    refusal: 'This investment cannot be sold at the moment',
  },
  {
    action: 'REGULAR',
    label: 'Regular investment',
    allowedBy: 'ri',
    path: '/platform/regularinvestments',
    instruction: 'R',
    refusal: 'Regular investment is not available for this investment',
  },
] as const

/** Buy, Sell and Regular investment, always all three: a button that cannot be used says why. */
export function tradeButtons(
  instrument: Pick<Instrument, 'tradable' | 'kiidRequired' | 'kiidDocument'>,
  marketCode: MarketCode,
  services: Pick<ServiceFlags, 'trading'> = { trading: true },
): TradeButton[] {
  const { tradable } = instrument
  return actions.map(({ action, label, allowedBy, path, instruction, refusal }) => {
    const reason = !services.trading
      ? 'Dealing is not available at the moment'
      : !tradable.tradable
        ? notTradableReason
        : action !== 'SELL' && isKeyDocumentMissing(instrument)
          ? keyDocumentMissingReason
          : tradable[allowedBy]
            ? null
            : refusal
    // A colon, a dot and a hyphen may stand raw in a query, and a canonical code has no other special characters.
    const href = `${path}?marketCode=${marketCode}&instruction=${instruction}`
    return { action, label, enabled: reason === null, reason, href }
  })
}

/** The same buttons for everybody; a guest's lead to the login first, and from there to the order. */
export function buttonsFor(viewer: Viewer, buttons: readonly TradeButton[]): TradeButton[] {
  return buttons.map(button => (viewer.kind === 'user' ? button : { ...button, href: loginPath(button.href) }))
}
