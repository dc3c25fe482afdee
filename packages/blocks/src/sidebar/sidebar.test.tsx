import { defaultServiceFlags, getMarketCode, sidebarFor } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Sidebar } from './sidebar.tsx'

const equity = sidebarFor(
  { type: 'EQUITY', marketCode: getMarketCode('LSE:HVL'), exchange: 'LSE' },
  defaultServiceFlags,
)
const currentLinks = (html: string) => [...html.matchAll(/aria-current="page"[^>]*>([^<]*)</g)].map(match => match[1])

it('[RP-SIDEBAR-16] marks the current page and no other', () => {
  expect(currentLinks(renderToStaticMarkup(<Sidebar items={equity} page="overview" />))).toEqual(['Overview'])
})

it('[RP-SIDEBAR-16] marks the submenu item rather than its heading', () => {
  const html = renderToStaticMarkup(<Sidebar items={equity} page="financials/summary" />)
  expect(currentLinks(html)).toEqual(['Summary'])
  expect(html).toMatch(/href="\/market-research\/sub\/LSE:HVL\/financials\/summary" aria-current="page">Summary</)
})

it('[RP-SIDEBAR-14] shows nothing for a security without pages', () => {
  expect(renderToStaticMarkup(<Sidebar items={[]} page="overview" />)).toBe('')
})
