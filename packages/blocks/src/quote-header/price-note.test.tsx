import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PriceNote } from './price-note.tsx'

it.each([
  ['PRICED_DAILY', 'Priced once a day'],
  ['NOT_STREAMED', 'delayed by at least 15 minutes'],
  ['SWITCHED_OFF', 'currently unavailable'],
  ['LOGIN_NEEDED', 'to see live prices'],
] as const)('explains for %s why the price is not live, with a login link', (promo, words) => {
  const html = renderToStaticMarkup(<PriceNote promo={promo} loginHref="/login?next=/p" />)
  expect(html).toContain(words)
  expect(html).toContain('href="/login?next=/p"')
})
