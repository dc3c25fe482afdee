import type { PricePromo } from '@bellwether/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PriceNote } from './price-note.tsx'

const html = (promo: PricePromo) => renderToStaticMarkup(<PriceNote promo={promo} loginHref="/login?next=/p" />)

it.each([
  ['PRICED_DAILY', 'Priced once a day'],
  ['NOT_STREAMED', 'delayed by at least 20 minutes'],
  ['SWITCHED_OFF', 'currently unavailable'],
  ['DELAYED', 'delayed by at least 20 minutes for visitors'],
  ['NOT_SHOWN', 'do not move for visitors'],
] as const)('explains for %s why the price is not live, with a login link', (reason, words) => {
  const note = html({ reason, delayMinutes: 20, loginAdds: null })
  expect(note).toContain(words)
  expect(note).toContain('href="/login?next=/p"')
})

it.each([
  ['REAL_TIME', 'to see live prices.'],
  ['DELAYED', 'to see prices delayed by 20 minutes.'],
  [null, 'to deal and see your holdings.'],
] as const)('[RP-ACCESS-4] promises what logging in adds: %s', (loginAdds, words) => {
  expect(html({ reason: 'NOT_SHOWN', delayMinutes: 20, loginAdds })).toContain(words)
})
