import type { PersonView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { People } from './people.tsx'

const manager: PersonView = {
  id: 1,
  name: 'Ines Marlow',
  role: 'Portfolio manager',
  since: getIsoDate('2019-04-01'),
  biography: null,
  shares: 25_000,
  others: [{ name: 'Kestrel UK Fund', href: '/k' }],
}

it('shows start date, shareholding and other appointments', () => {
  const html = renderToStaticMarkup(<People people={[manager]} />)
  expect(html).toContain('Portfolio manager, since 1 Apr 2019')
  expect(html).toContain('Holds 25,000 shares.')
  expect(html).toContain('<a href="/k">Kestrel UK Fund</a>')
})

it('says when the start date is not disclosed', () => {
  expect(renderToStaticMarkup(<People people={[{ ...manager, since: null }]} />)).toContain('start date not disclosed')
})
