import type { MarketCodeSetting, NumberSetting, SwitchSetting, TextSetting } from './widget-description.ts'

export const marketCode = {
  kind: 'market-code',
  name: 'marketCode',
  attribute: 'market-code',
  words: 'The security: exchange and ticker, or FUND and SEDOL.',
  required: true,
} as const satisfies MarketCodeSetting

export const heading = {
  kind: 'text',
  name: 'heading',
  attribute: 'heading',
  words: "In place of the widget's own heading; an empty one leaves it out.",
} as const satisfies TextSetting

export function limit(most: number, standard: number) {
  const words = 'How many rows at most.'
  return {
    kind: 'number',
    name: 'limit',
    attribute: 'limit',
    words,
    whole: true,
    least: 1,
    most,
    default: standard,
  } as const satisfies NumberSetting
}

export const live = {
  kind: 'switch',
  name: 'live',
  attribute: 'live',
  words: 'Whether prices move; it needs a token with the scope prices:stream.',
  default: false,
} as const satisfies SwitchSetting
