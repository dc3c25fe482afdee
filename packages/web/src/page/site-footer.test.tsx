import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

const textOf = (firm: { readonly name: string; readonly frn: string } | null) =>
  renderToStaticMarkup(<SiteFooter simulated={false} firm={firm} />).replace(/<[^>]*>/g, '')

it('[RP-MARKET-12] says of no price that it is delayed, but that one may be', () => {
  expect(textOf(null)).toContain('Prices are live only where the page says so; other prices may be delayed.')
})

it('[RP-ROUTE-19] names the firm, its number and what it does not do, where there is one', () => {
  const text = textOf({ name: 'Harbour Dealing Ltd', frn: '123456' })
  expect(text).toContain('execution-only service of Harbour Dealing Ltd')
  expect(text).toContain('(FRN 123456)')
  expect(textOf(null)).not.toContain('FRN')
})
