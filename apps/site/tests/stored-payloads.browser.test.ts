import { configurations, type Database, namespaces, savedScreens, users, watchlists } from '@bellwether/db'
import { defaultServiceFlags, getMarketCode, type MarketCode, pagePath, pagesFor } from '@bellwether/domain'
import { demoPassword } from '@bellwether/importer/market-facts'
import { openMemoryMarket } from '@bellwether/importer/testing'
import { findFreePort, launchBrowser } from '@bellwether/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { poisonTexts } from './poison-texts.ts'
import { storedPayloads } from './stored-payloads.fixture.ts'

const shares = ['LSE:HVL', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'LSE:TG34'].map(getMarketCode)
const newsPages = 6

let db: Database
let app: FastifyInstance
let browser: Browser
let origin: string
let reached: readonly string[]

beforeAll(async () => {
  db = await openMemoryMarket()
  await writeAsAnOwner()
  await writeAsAnAgency()
  reached = await poisonTexts(db, storedPayloads)
  const port = await findFreePort()
  origin = `http://localhost:${port}`
  app = await openSite(db, { publicOrigin: origin, operatorPassword: null })
  await app.listen({ port, host: '127.0.0.1' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await app.close()
  await db.close()
})

/** What only a person with an account writes. */
async function writeAsAnOwner(): Promise<void> {
  const id = (await users.findByEmail(db, 'investor@example.com'))?.id ?? 0
  const items = shares.map(marketCode => ({ marketCode, note: 'Buy on a dip', notedAt: 1 }))
  await watchlists.change(db, id, lists => [...lists, { name: 'Income', items }, { name: 'Growth', items }])
  await savedScreens.save(db, id, { name: 'Cheap trusts', query: 'type=CLOSED_END_FUND', max: 5 })
  await namespaces.claim(db, { name: 'payloads', userId: id, most: 5 })
  const configuration = { namespace: 'payloads', environment: 'prod', body: '{"components":{}}', isPublic: true }
  await configurations.put(db, { ...configuration, note: 'First', userId: id })
}

/** An item of news for each payload, which is its headline. */
async function writeAsAnAgency(): Promise<void> {
  await sql`
    with given as (select payload, n from unnest(${storedPayloads}::text[]) with ordinality as t(payload, n)),
    item as (select * from news_items where source_code = 'LSELSERNS' order by id limit 1),
    added as (
      insert into news_items (guid, title, type_code, type, source_code, source, provider, published_at, symbols, source_id)
      select 'payload-' || n, payload, type_code, type, source_code, source, provider,
        timestamptz '2026-11-13 16:00Z' - n * interval '1 minute', array['LSE:HVL'], source_id
      from given, item returning id, source_code, published_at, title
    ),
    bodies as (insert into news_bodies (news_id, html) select id, title from added)
    insert into news_symbols (market_code, source_code, published_at, news_id)
    select 'LSE:HVL', source_code, published_at, id from added`.execute(db.sql)
}

async function addresses(): Promise<readonly string[]> {
  const pages = await Promise.all(shares.map(pagesOf))
  const news = Array.from(
    { length: newsPages },
    (_, page) => `/market-research/sub/LSE:HVL/news?tab=regulatory&size=100&page=${page + 1}`,
  )
  return [
    ...pages.flat(),
    ...news,
    '/',
    '/investment/screener',
    '/investment/search/all?search=vale',
    '/investment/ideas/select',
  ]
}

async function pagesOf(marketCode: MarketCode): Promise<readonly string[]> {
  const { type, exchange, newsId } = await db.sql
    .selectFrom('listings as l')
    .innerJoin('securities as s', 's.id', 'l.security_id')
    .leftJoin('news_symbols as n', 'n.market_code', 'l.market_code')
    .select(['s.type', 'l.exchange', 'n.news_id as newsId'])
    .where('l.market_code', '=', marketCode)
    .orderBy('n.published_at', 'desc')
    .executeTakeFirstOrThrow()
  const has = pagesFor({ type, marketCode, exchange }, defaultServiceFlags)
  return [...has].map(page => pagePath(page, marketCode, String(newsId ?? 'none')))
}

/** Script that ran, or that would run at a click, and the payloads that stand there as the text they are. */
async function look(page: Page, seen: Set<number>): Promise<readonly string[]> {
  const found = await page.evaluate(payloads => {
    const plain = (given: string) => given.replaceAll(/\s+/g, ' ').trim()
    const text = plain(document.documentElement.textContent ?? '')
    const attributes = [...document.querySelectorAll('*')].flatMap(element =>
      [...element.attributes].map(({ name, value }) => ({ tag: element.localName, name, value })),
    )
    return {
      hit: 'bwHit' in window,
      handlers: attributes
        .filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
        .map(({ tag, name }) => `${tag} ${name}`),
      shown: payloads.flatMap((payload, index) => (text.includes(plain(payload)) ? [index] : [])),
    }
  }, storedPayloads)
  for (const index of found.shown) seen.add(index)
  return [...(found.hit ? ['script ran'] : []), ...found.handlers]
}

it('has five hundred payloads, in the texts that people, managers and news agencies write', () => {
  expect(new Set(storedPayloads).size).toBe(500)
  expect(reached).toEqual(
    expect.arrayContaining([
      'securities.name',
      'news_items.title',
      'news_bodies.html',
      'documents.title',
      'holdings.name',
      'watchlists.name',
      'watchlist_items.note',
      'saved_screens.name',
      'component_configurations.note',
    ]),
  )
})

it('runs none of them on any page, for guests and for their owner, with no policy to help', async () => {
  // The policy would stop what gets through: here it must not be needed.
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  page.on('dialog', dialog => void dialog.dismiss())
  const wrong: string[] = []
  const seen = new Set<number>()
  const visit = async (path: string) => {
    const answer = await page.goto(origin + path, { waitUntil: 'load' })
    if ((answer?.status() ?? 500) >= 500) wrong.push(`${path}: ${answer?.status()}`)
    wrong.push(...(await look(page, seen)).map(problem => `${path}: ${problem}`))
  }
  for (const path of await addresses()) await visit(path)

  await page.goto(`${origin}/login`)
  await page.getByLabel('Email address').fill('investor@example.com')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/login'))
  for (const path of [
    '/platform/watchlists',
    '/platform/portfolio',
    '/investment/screener',
    '/developers/namespaces/payloads',
    '/market-research/LSE:HVL',
  ])
    await visit(path)
  await context.close()
  expect(wrong).toEqual([])
  expect(seen.size).toBe(storedPayloads.length)
})

it('would see one that was not escaped', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.setContent(`<p>${storedPayloads[5]}</p>`)
  await expect.poll(() => look(page, new Set())).toEqual(['script ran', 'img onerror'])
  await context.close()
})
