import type { MarketCodeSetting, NumberSetting, SwitchSetting, TextSetting } from './widget-description.ts'

export const marketCode: MarketCodeSetting = {
  kind: 'market-code',
  name: 'marketCode',
  attribute: 'market-code',
  words: 'The security: exchange and ticker, or FUND and SEDOL.',
  required: true,
}

export const heading: TextSetting = {
  kind: 'text',
  name: 'heading',
  attribute: 'heading',
  words: "In place of the widget's own heading; an empty one leaves it out.",
}

export function limit(most: number, standard: number): NumberSetting {
  const words = 'How many rows at most.'
  return { kind: 'number', name: 'limit', attribute: 'limit', words, whole: true, least: 1, most, default: standard }
}

export const live: SwitchSetting = {
  kind: 'switch',
  name: 'live',
  attribute: 'live',
  words: 'Whether prices move; it needs a token with the scope prices:stream.',
  default: false,
}
