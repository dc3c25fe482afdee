import { randomUUID } from 'node:crypto'
import { type Database, paperAccounts, paperOrders, paperPlans, users } from '@bellwether/db'
import { defaultServiceFlags, formatMoney, getMarketCode, money, openTerms, type PriceAccess } from '@bellwether/domain'
import { buildUniverse } from '@bellwether/importer'
import { buildPages } from '@bellwether/platform/testing'
import { describeOnBothDatabases } from '@bellwether/testing'
import type { Tick } from '@bellwether/wire'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePlugin } from '../../../apps/site/src/index.ts'
import { createSessions } from '../../accounts/src/session/sessions.ts'
import { createResearchContext, forAudience } from '../../research/src/research-context.ts'
import { findTradedSecurity, refusalOf } from './order/traded-security.ts'
import type { TradingContext } from './trading-context.ts'
import { runTradingRound } from './trading-runner.ts'

const investor = 'investor@example.com'
let people = 0

describeOnBothDatabases('trading over HTTP', getDb => {
  let app: FastifyInstance
  let tick: Tick | null = null
  beforeAll(async () => {
    buildPages()
    await buildUniverse(getDb(), { securities: 10, seed: 1, until: '2026-11-13' })
    app = Fastify({ pluginTimeout: 60_000 })
    await app.register(sitePlugin, {
      db: getDb(),
      publicOrigin: 'https://bellwether.example',
      services: defaultServiceFlags,
      dev: false,
      dealingHours: 'always',
      latestTick: async marketCode => (tick?.marketCode === marketCode ? tick : null),
    })
    await app.ready()
  })
  afterAll(() => app.close())

  interface Person {
    readonly id: number
    readonly cookie: string
    readonly accountId: number
  }

  /** A new user with a dealing account. */
  async function person(pounds: number): Promise<Person> {
    people += 1
    const id = await users.create(getDb(), { email: `trader${people}@example.com`, name: 'A Trader' })
    const at = new Date()
    const accountId = await paperAccounts.open(getDb(), { userId: id ?? 0, wrapper: 'DEALING', cash: pounds * 100, at })
    return {
      id: id ?? 0,
      accountId: accountId ?? 0,
      cookie: `__Host-bw-session=${await createSessions(getDb()).start(id ?? 0)}`,
    }
  }
  const get = (who: Pick<Person, 'cookie'>, url: string) => app.inject({ url, headers: { cookie: who.cookie } })
  const post = (
    who: Pick<Person, 'cookie'>,
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        cookie: who.cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })

  /** What the confirm button would send. */
  function formOf(html: string): Record<string, string> {
    const [, form = ''] = /<form [^>]*action="\/platform\/[^"]*" method="post"[^>]*>(.*?)<\/form>/s.exec(html) ?? []
    const inputs = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
    return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]))
  }
  const ticketUrl = (query: Record<string, string>) =>
    `/platform/trade?${new URLSearchParams({ marketCode: 'LSE:HVL', instruction: 'B', ...query })}`
  async function review(who: Person, query: Record<string, string>): Promise<Record<string, string>> {
    const fields = formOf((await get(who, ticketUrl({ ...query, step: 'review' }))).body)
    expect(fields.ticket).toMatch(/^[\da-f-]{36}$/)
    return fields
  }
  const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  const confirm = (who: Person, fields: Record<string, string>) => post(who, '/platform/trade', fields)
  const ordersOf = (who: Person) => paperOrders.ofUser(getDb(), who.id, { limit: 50, offset: 0 })
  const cashOf = async (who: Person) => (await paperAccounts.find(getDb(), who.accountId))?.cash ?? 0
  const multiplyQuotes = (db: Database, factor: number) =>
    sql`update quotes set bid = round(bid * ${factor}::numeric), ask = round(ask * ${factor}::numeric)
        where listing_id = (select id from listings where market_code = 'LSE:HVL')`.execute(db.sql)
  const contextAt = (day: string): TradingContext => ({
    ...createResearchContext({ db: getDb(), services: defaultServiceFlags, log: app.log }),
    hours: 'always',
    now: () => new Date(`${day}T12:00:00Z`),
    latestTick: async () => null,
  })

  it('[RP-ROUTE-8] [RP-ROUTE-9] sends a guest to log in and back, and rejects a guest’s order', async () => {
    for (const path of [
      ticketUrl({}),
      '/platform/regularinvestments',
      '/platform/drips',
      '/platform/orders',
      '/platform/account',
    ]) {
      const answer = await app.inject({ url: path })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/login?next=${encodeURIComponent(path)}`])
    }
    expect((await post({ cookie: '' }, '/platform/trade', {})).statusCode).toBe(401)
    const who = await person(0)
    for (const path of ['/platform/regularinvestments', '/platform/drips'])
      expect((await get(who, path)).statusCode).toBe(200)
  })

  describe('an order', () => {
    it('[RP-ORDER-1] is stored once by a double click, a retry and a reload, each with the same response', async () => {
      // Enough for one order: the second click must not be refused for lack of cash.
      const who = await person(1_400)
      const fields = await review(who, { quantity: '100' })
      const clicks = await Promise.all(Array.from({ length: 6 }, () => confirm(who, fields)))
      const [order, ...others] = await ordersOf(who)
      expect(others).toEqual([])
      const expected = [303, `/platform/orders/${order?.id}`]
      for (const click of [...clicks, await confirm(who, fields)])
        expect([click.statusCode, click.headers.location]).toEqual(expected)
      expect(await cashOf(who)).toBe(1_400_00 - (order?.settlement ?? 0))
      const page = await get(who, `/platform/orders/${order?.id}`)
      expect(page.body).toContain('Total paid')
      expect((await get(await person(0), `/platform/orders/${order?.id}`)).statusCode).toBe(404)
    })

    it('[RP-ORDER-14] costs on the account page what was paid for it, charges included, and the page says which', async () => {
      const who = await person(2_000)
      await confirm(who, await review(who, { quantity: '100' }))
      const paid = formatMoney(money(2_000_00 - (await cashOf(who)), 'GBP'))
      const page = (await get(who, '/platform/account')).body.replaceAll(/<[^>]*>/g, '|')
      expect(page).toContain(paid)
      expect(page).toContain('Cost is what you paid, including dealing charges, stamp duty, levies')
      expect(page).toContain('but not account charges')
    })

    it('[RP-FORMAT-19] shows the exchange rate from which its consideration can be calculated again', async () => {
      const who = await person(20_000)
      const buy = { marketCode: 'NYSE:CRSN', quantity: '30' }
      await sql`update exchange_rates set sterling = 0.78134512, as_at = '2026-02-03' where currency = 'USD'`.execute(
        getDb().sql,
      )
      const reviewed = textOf((await get(who, ticketUrl({ ...buy, step: 'review' }))).body)
      await confirm(who, await review(who, buy))
      const [order] = await ordersOf(who)
      await sql`update exchange_rates set as_at = '2026-02-04' where currency = 'USD'`.execute(getDb().sql)
      const page = textOf((await get(who, `/platform/orders/${order?.id}`)).body)
      for (const text of [reviewed, page]) expect(text).toContain('1 USD = £0.78134512, rate as at 3 Feb 2026')
      const [, quoted = ''] = /Execution price \$([\d.,]+)/.exec(page) ?? []
      const consideration = formatMoney(money(Math.round(30 * Number(quoted) * 0.781_345_12 * 100), 'GBP'))
      expect(page).toContain(`Consideration ${consideration}`)
    })

    it('[RP-FORMAT-19] is valued on the account page at a rate that holding and total name, each currency once', async () => {
      const who = await person(0)
      await paperAccounts.open(getDb(), {
        userId: who.id,
        wrapper: 'ISA',
        cash: 0,
        at: new Date(),
        positions: ['NYSE:CRSN', 'LSE:HVL'].map(marketCode => ({
          marketCode,
          quantity: 30,
          quantityScale: 0,
          cost: 1_000_00,
        })),
      })
      await sql`update exchange_rates set sterling = 0.78134512 where currency = 'USD'`.execute(getDb().sql)
      const page = textOf((await get(who, '/platform/account')).body)
      const rate = String.raw`1 USD = £0\.78134512, rate as at \d+ \w+ \d{4}`
      expect(page).toMatch(new RegExp(`Foreign prices are converted at ${rate}\\. `))
      expect(page.match(new RegExp(rate, 'g'))).toHaveLength(2)
      const [, quoted = '', value] = new RegExp(String.raw` \$([\d.,]+) (£[\d.,]+) ${rate}`).exec(page) ?? []
      expect(value).toBe(formatMoney(money(Math.round(30 * Number(quoted) * 0.781_345_12 * 100), 'GBP')))
    })

    it('[RP-ORDER-2] from a second tab is treated as a duplicate until the user confirms it', async () => {
      const who = await person(10_000)
      const [first, second] = [await review(who, { quantity: '10' }), await review(who, { quantity: '10' })]
      expect((await confirm(who, first)).statusCode).toBe(303)
      const asked = await confirm(who, second)
      expect(asked.statusCode).toBe(422)
      expect(asked.body).toContain('I want to place this order again')
      expect(await ordersOf(who)).toHaveLength(1)
      expect((await confirm(who, { ...second, again: 'yes' })).statusCode).toBe(303)
      expect(await ordersOf(who)).toHaveLength(2)
    })

    it('[RP-ORDER-4] never overdraws the account, whatever arrives at the same time', async () => {
      const who = await person(1_000)
      const tickets = await Promise.all(['40', '41', '42', '43'].map(quantity => review(who, { quantity })))
      const answers = await Promise.all(tickets.map(fields => confirm(who, fields)))
      // Which of two checks refuses the others depends on how far they had come.
      const refused = answers.filter(({ statusCode }) => statusCode === 409 || statusCode === 422)
      expect(refused).toHaveLength(3)
      expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1)
      expect(await ordersOf(who)).toHaveLength(1)
      expect(await cashOf(who)).toBeGreaterThanOrEqual(0)
    })

    it('[RP-ORDER-3] needs another review when the price has worsened, and not when it has improved', async () => {
      const who = await person(10_000)
      const fields = await review(who, { quantity: '20' })
      await multiplyQuotes(getDb(), 1.02)
      const asked = await confirm(who, fields)
      expect(asked.statusCode).toBe(409)
      expect(asked.body).toContain('The price has moved')
      expect(await ordersOf(who)).toEqual([])
      const again = formOf(asked.body)
      expect(again.ticket).toBe(fields.ticket)
      await multiplyQuotes(getDb(), 1 / 1.02)
      expect((await confirm(who, again)).statusCode).toBe(303)
    })

    it('[RP-ORDER-5] is reviewed and executed at the live price where there is one', async () => {
      const who = await person(10_000)
      const time = Date.now()
      const prices = { unit: 'GBX', scale: 2, price: 1_500_00, bid: 1_499_00, ask: 1_501_00, previousClose: null }
      tick = { marketCode: getMarketCode('LSE:HVL'), epoch: 1, sequence: 1, time, state: 'LIVE', ...prices }
      const fields = await review(who, { quantity: '20' })
      tick = { ...tick, sequence: 2, ask: 1_501_10 }
      expect((await confirm(who, fields)).statusCode).toBe(303)
      tick = null
      expect(await ordersOf(who)).toMatchObject([{ state: 'DEALT', price: 1_501_10 }])
    })

    it('needs the key document read and the warnings accepted, on the server too', async () => {
      const who = await person(10_000)
      const fields = await review(who, { marketCode: 'LSE:LEV3', quantity: '100' })
      expect((await confirm(who, fields)).body).toContain('Read the key document')
      expect((await confirm(who, { ...fields, read: 'yes' })).body).toContain('accept the warnings')
      expect(await ordersOf(who)).toEqual([])
      expect((await confirm(who, { ...fields, read: 'yes', agreed: 'yes' })).statusCode).toBe(303)
    })

    it('from a page of another site is refused', async () => {
      const who = await person(10_000)
      const fields = await review(who, { quantity: '1' })
      const forged = await post(who, '/platform/trade', fields, {
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      })
      expect(forged.statusCode).toBe(403)
      expect(await ordersOf(who)).toEqual([])
    })

    it('is refused where the security cannot be traded or held in the account, and for invalid input', async () => {
      const who = await person(10_000)
      expect((await get(who, ticketUrl({ marketCode: 'LSE:SUSP' }))).body).toContain('Trading unavailable')
      expect((await get(who, ticketUrl({ marketCode: 'LSE:NOPE' }))).statusCode).toBe(404)
      const fields = await review(who, { quantity: '1' })
      for (const wrong of [{ quantity: '1e9' }, { account: '999999' }, { quantity: '-1' }])
        expect([422, 409, 303]).toContain(
          (await confirm(who, { ...fields, ...wrong, ticket: randomUUID() })).statusCode,
        )
      for (const wrong of [{ ticket: 'x' }, { seen: '-1' }, { instruction: 'X' }])
        expect((await confirm(who, { ...fields, ...wrong })).statusCode).toBe(400)
    })

    it('that is pending reserves its cash, can be cancelled only by its owner, and is executed when its price is reached', async () => {
      const who = await person(10_000)
      const limit = { quantity: '30', type: 'limit', limit: '1,200' }
      for (const _ of [1, 2]) await confirm(who, { ...(await review(who, limit)), again: 'yes' })
      const [second, first] = await ordersOf(who)
      expect([first?.state, second?.state]).toEqual(['WAITING', 'WAITING'])
      const cancel = `/platform/orders/${second?.id}/cancel`
      expect((await post(await person(0), cancel, {})).statusCode).toBe(404)
      expect((await post(who, cancel, {})).statusCode).toBe(303)
      await multiplyQuotes(getDb(), 0.9)
      await runTradingRound(contextAt('2026-11-16'))
      await multiplyQuotes(getDb(), 1 / 0.9)
      expect((await ordersOf(who)).map(({ state }) => state)).toEqual(['CANCELLED', 'DEALT'])
      expect(await paperAccounts.find(getDb(), who.accountId)).toMatchObject({ reserved: 0 })
      await confirm(who, await review(who, { ...limit, quantity: '31' }))
      await runTradingRound(contextAt('2027-03-01'))
      expect((await ordersOf(who))[0]?.state).toBe('EXPIRED')
    })
  })

  it('[RP-ACCESS-6] is priced at what users may see, and at nothing where they may see nothing', async () => {
    const traded = async (users: PriceAccess, time: string) => {
      const terms = new Map([['LSE', { ...openTerms, users }]])
      const given = { db: getDb(), services: defaultServiceFlags, log: app.log, terms, now: () => new Date(time) }
      const context = { ...forAudience(createResearchContext(given), 'users'), latestTick: async () => tick }
      const found = await findTradedSecurity(context, getMarketCode('LSE:HVL'))
      return found && { ...found, refusal: refusalOf(found, 'BUY', context) }
    }
    expect(await traded('NONE', '2026-11-16T10:00:00Z')).toMatchObject({
      ask: null,
      refusal: expect.stringContaining('No price'),
    })
    expect(await traded('REAL_TIME', '2026-11-16T08:05:00Z')).toMatchObject({ wait: null, refusal: null })
    expect(await traded('DELAYED', '2026-11-16T08:05:00Z')).toMatchObject({ wait: { reason: 'STALE' }, refusal: null })
  })

  it('[RP-ORDER-11] opens a paper account once, with no more than the annual allowance', async () => {
    const who = await person(1)
    for (const _ of [1, 2])
      expect((await post(who, '/platform/account/open', { wrapper: 'LISA' })).statusCode).toBe(303)
    expect((await post(who, '/platform/account/open', { wrapper: 'MATTRESS' })).statusCode).toBe(400)
    expect((await paperAccounts.ofUser(getDb(), who.id)).map(({ wrapper, cash }) => [wrapper, cash])).toEqual([
      ['DEALING', 100],
      ['LISA', 4_000_00],
    ])
  })

  it('creates, changes, runs and stops a regular investment, each once', async () => {
    const who = await person(1_000)
    const path = '/platform/regularinvestments'
    const form = formOf((await get(who, `${path}?marketCode=LSE:HVL&instruction=R`)).body)
    const fields = { ...form, account: String(who.accountId), amount: '100', day: '10' }
    const stored = () => paperPlans.ofUser(getDb(), who.id)
    expect((await post(who, path, { ...fields, amount: '3' })).statusCode).toBe(422)
    await Promise.all([post(who, path, fields), post(who, path, fields)])
    const [plan, ...others] = await stored()
    expect(others).toEqual([])
    if (!plan) throw new Error('no plan')
    expect((await post(await person(0), `${path}/${plan.id}/stop`, {})).statusCode).toBe(404)
    await post(who, `${path}/${plan.id}`, { account: '', amount: '250', day: '15' })
    const due = (await stored())[0]?.nextOn ?? ''
    for (const _ of [1, 2]) await runTradingRound(contextAt(due))
    expect((await ordersOf(who)).map(({ kind, state }) => [kind, state])).toEqual([['REGULAR', 'DEALT']])
    expect(await cashOf(who)).toBeGreaterThan(750_00)
    expect((await stored())[0]?.nextOn.slice(0, 7)).not.toBe(due.slice(0, 7))
    await post(who, `${path}/${plan.id}/stop`, {})
    await runTradingRound(contextAt('2027-06-01'))
    expect(await ordersOf(who)).toHaveLength(1)
  })

  it('[RP-ORDER-10] pays dividends once, and reinvests them where chosen', async () => {
    const user = await users.findByEmail(getDb(), investor)
    const cookie = `__Host-bw-session=${await createSessions(getDb()).start(user?.id ?? 0)}`
    const [isa] = (await paperAccounts.ofUser(getDb(), user?.id ?? 0)).filter(({ wrapper }) => wrapper === 'ISA')
    const choice = { account: String(isa?.id), marketCode: 'LSE:NWT', reinvest: 'yes' }
    expect((await post({ cookie }, '/platform/drips', { ...choice, marketCode: 'LSE:HVL' })).statusCode).toBe(404)
    expect((await post({ cookie }, '/platform/drips', choice)).statusCode).toBe(303)
    await sql`
      insert into dividends (security_id, kind, amount, scale, unit, ex_on, pay_on, status, source_id, as_at)
      select security_id, 'SPECIAL', 500, 1, 'GBX', '2026-11-02', '2026-11-14', 'CONFIRMED', 1, '2026-11-13'
      from listings where market_code = 'LSE:NWT'`.execute(getDb().sql)
    const before = (await paperAccounts.find(getDb(), isa?.id ?? 0))?.cash ?? 0
    for (const _ of [1, 2]) await runTradingRound(contextAt('2026-11-15'))
    const entries = await paperAccounts.entriesOf(getDb(), isa?.id ?? 0, 100)
    // 50p on each of the 750 shares.
    const paid = entries.filter(({ reference }) => reference === 'dividend:LSE:NWT:2026-11-02:SPECIAL')
    expect(paid).toMatchObject([{ amount: 375_00, kind: 'DIVIDEND' }])
    const bought = (await paperOrders.ofUser(getDb(), user?.id ?? 0, { limit: 50, offset: 0 })).filter(
      ({ kind }) => kind === 'REINVESTMENT',
    )
    expect(bought).toMatchObject([{ state: 'DEALT', marketCode: 'LSE:NWT', accountId: isa?.id }])
    expect(bought[0]?.settlement).toBeLessThanOrEqual(375_00)
    const others = entries.filter(
      ({ reference }) => !paid.some(known => known.reference === reference) && reference !== 'opening',
    )
    const moved = others.filter(({ kind }) => kind === 'PURCHASE').reduce((sum, { amount }) => sum + amount, 0)
    expect((await paperAccounts.find(getDb(), isa?.id ?? 0))?.cash).toBe(before + 375_00 + moved)
  })

  it('multiplies the coupon of an index-linked gilt by its index ratio', async () => {
    const { accountId } = await person(0)
    const { sql: on } = getDb()
    await sql`update paper_accounts set opened_at = '2026-01-01' where id = ${accountId}`.execute(on)
    await sql`insert into paper_positions (account_id, market_code, quantity, quantity_scale, cost) values (${accountId}, 'LSE:TG34', 1000, 0, 100000)`.execute(
      on,
    )
    const gilt = sql`(select security_id from listings where market_code = 'LSE:TG34')`
    await sql`
      insert into dividends (security_id, kind, amount, scale, unit, ex_on, pay_on, status, source_id, as_at)
      values (${gilt}, 'SPECIAL', 125, 2, 'GBP', '2026-11-03', '2026-11-14', 'CONFIRMED', 1, '2026-11-13')`.execute(on)
    await sql`update gilt_facts set kind = 'INDEX_LINKED', index_ratio = 1.5 where security_id = ${gilt}`.execute(on)
    await runTradingRound(contextAt('2026-11-15'))
    await sql`update gilt_facts set kind = 'CONVENTIONAL', index_ratio = null where security_id = ${gilt}`.execute(on)
    const [paid] = (await paperAccounts.entriesOf(getDb(), accountId, 10)).filter(({ kind }) => kind === 'DIVIDEND')
    // £1.25 on each £100 of the £1,000 nominal, and half as much again.
    expect(paid?.amount).toBe(18_75)
  })

  it('shows guests the allowances and charges of every account type', async () => {
    for (const [path, text] of [
      ['/isa/stocks-shares-isa', '£20,000'],
      ['/isa/lifetime-isa', '£4,000'],
      ['/isa/junior-isa', '£9,000'],
      ['/pensions/sipp', '£60,000'],
      ['/investing-for-children/junior-sipp', '£2,880'],
      ['/dealing-account', '£5 per deal'],
    ] as const) {
      const answer = await app.inject({ url: path })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain(text)
    }
  })
})
