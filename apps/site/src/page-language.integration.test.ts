import { type Database, securities } from '@bellwether/db'
import { defaultServiceFlags, getMarketCode } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import type { Locale } from '@bellwether/locale'
import { loadLocale } from '@bellwether/locale/load'
import { createResearchContext, openSecuritySearch } from '@bellwether/research'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { overviewView } from '../../../features/research/src/overview/overview-view.ts'
import { renderPage } from './entry-server.tsx'
import type { Page } from './registry.ts'

let db: Database
let securityIndex: Awaited<ReturnType<typeof openSecuritySearch>>
let page: Page

beforeAll(async () => {
  db = await openMarket(12)
  const { log } = Fastify()
  securityIndex = await openSecuritySearch({ db, log })
  const context = createResearchContext({ db, services: defaultServiceFlags, log, securityIndex })
  const security = await securities.findByMarketCode(db, getMarketCode('LSE:HVL'))
  if (!security) throw new Error('LSE:HVL is in every universe')
  page = {
    kind: 'overview',
    view: await overviewView(context, security, { range: '1Y', viewer: { kind: 'guest', loaded: true } }),
  }
})
afterAll(async () => {
  securityIndex.close()
  await db.close()
})

const draw = (locale?: Locale) =>
  renderPage(page, {
    origin: 'https://bellwether.example',
    path: '/market-research/LSE%3AHVL',
    account: null,
    loginPath: '/login',
    stars: { lists: [], next: '/' },
    assets: { styles: [], scripts: [], fonts: [] },
    ...(locale && { locale }),
  })
const islandsOf = (html: string) =>
  [...html.matchAll(/<bw-island .*?<\/bw-island>/g)].map(([island]) => island).join('')

it('[LD-LOCALE-8] draws a page of the site in the language of its context, islands included', async () => {
  const english = draw()
  const german = draw(await loadLocale('de-DE'))
  expect(english).toMatch(/^<!doctype html><html lang="en-GB"><head>/)
  expect(german).toMatch(/^<!doctype html><html lang="de-DE"><head>/)
  expect(english).toContain('Dividend yield')
  expect(german).toContain('Dividendenrendite')
  expect(islandsOf(english)).toMatch(/\d\.\d\d%/)
  expect(islandsOf(german)).toMatch(/\d,\d\d\s%/)
})

it('[LD-LOCALE-8] draws a page from right to left where its language is written so', async () => {
  expect(draw(await loadLocale('ar'))).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><head>/)
})
