import { randomUUID } from 'node:crypto'
import { getIsoDate, type Wrapper } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { audit, paperAccounts, paperOrders, paperPlans, users } from './index.ts'

const at = new Date('2026-11-13T12:00:00Z')
const later = new Date('2026-11-14T12:00:00Z')
const marketCode = 'LSE:HVL'
let count = 0

describeOnBothDatabases('paper dealing', getDb => {
  /** A user with one account. */
  async function open(cash: number, wrapper: Wrapper = 'DEALING') {
    count += 1
    const userId = await users.create(getDb(), { email: `paper${count}@example.com`, name: 'A Person' })
    if (userId === null) throw new Error('taken')
    const accountId = await paperAccounts.open(getDb(), { userId, wrapper, cash, at })
    if (accountId === null) throw new Error('already open')
    return { userId, accountId }
  }
  type Owner = Awaited<ReturnType<typeof open>>

  const dealOf = (settlement: number): paperOrders.Deal => ({
    price: 100,
    accrued: null,
    sterlingRate: 1,
    sterlingRateAsAt: null,
    consideration: settlement,
    charges: { DEALING: 0 },
    settlement,
    at,
  })
  const orderOf = (owner: Owner, given: Partial<paperOrders.NewOrder> = {}): paperOrders.NewOrder => ({
    ...owner,
    ticket: randomUUID(),
    side: 'BUY',
    kind: 'QUOTE',
    marketCode,
    securityName: 'Harrow & Vale plc',
    quantity: 10,
    quantityScale: 0,
    bound: 100,
    priceScale: 2,
    priceUnit: 'GBX',
    placedAt: at,
    expiresOn: getIsoDate('2026-11-13'),
    outcome: { kind: 'deal', deal: dealOf(1_000) },
    ...given,
  })
  const wait = (reserve: number) => ({ outcome: { kind: 'wait', reserve } }) as const

  /** What must hold whatever happened: cash is the sum of its movements, and no holding is doubled or negative. */
  async function stateOf(db: Database, { userId, accountId }: Owner) {
    const account = await paperAccounts.find(db, accountId)
    const entries = await paperAccounts.entriesOf(db, accountId, 10_000)
    const [position] = (await paperAccounts.positionsOf(db, userId)).filter(held => held.marketCode === marketCode)
    expect(account?.cash).toBe(entries.reduce((sum, { amount }) => sum + amount, 0))
    return {
      cash: account?.cash ?? 0,
      reserved: account?.reserved ?? 0,
      quantity: position?.quantity ?? 0,
      held: position?.reserved ?? 0,
      cost: position?.cost ?? 0,
    }
  }

  describe('accounts', () => {
    it('opens one account of a wrapper, with its cash and what it holds', async () => {
      const owner = await open(10_000_00)
      expect(await paperAccounts.open(getDb(), { ...owner, wrapper: 'DEALING', cash: 5, at })).toBeNull()
      const isa = await paperAccounts.open(getDb(), {
        ...owner,
        wrapper: 'ISA',
        cash: 0,
        at,
        positions: [{ marketCode, quantity: 5, quantityScale: 0, cost: 60_00 }],
      })
      expect(await paperAccounts.ofUser(getDb(), owner.userId)).toMatchObject([
        { id: owner.accountId, wrapper: 'DEALING', cash: 10_000_00, reserved: 0 },
        { id: isa, wrapper: 'ISA', cash: 0 },
      ])
      expect(await paperAccounts.positionsOf(getDb(), owner.userId)).toEqual([
        {
          accountId: isa,
          wrapper: 'ISA',
          marketCode,
          quantity: 5,
          quantityScale: 0,
          reserved: 0,
          cost: 60_00,
          reinvest: false,
        },
      ])
    })

    it('keeps the choice of reinvestment for the owner alone', async () => {
      const owner = await open(10_000)
      const stranger = await open(10_000)
      await paperOrders.place(getDb(), orderOf(owner))
      const choice = { accountId: owner.accountId, marketCode, reinvest: true }
      expect(await paperAccounts.setReinvest(getDb(), { ...choice, userId: stranger.userId })).toBe(false)
      expect(await paperAccounts.setReinvest(getDb(), { ...choice, userId: owner.userId })).toBe(true)
      expect(await paperAccounts.positionsOf(getDb(), owner.userId)).toMatchObject([{ reinvest: true }])
    })
  })

  it('records each order in the audit log once, with how it ended', async () => {
    const owner = await open(10_000)
    const first = await paperOrders.place(getDb(), orderOf(owner, wait(1_000)))
    const second = await paperOrders.place(getDb(), orderOf(owner, wait(1_000)))
    if (first.kind !== 'placed' || second.kind !== 'placed') throw new RangeError('not placed')
    await paperOrders.deal(getDb(), first.id, dealOf(900))
    await paperOrders.cancel(getDb(), owner.userId, second.id, at)
    await paperOrders.cancel(getDb(), owner.userId, second.id, at)
    const events = await audit.list(getDb(), { action: null, before: null, limit: 4 })
    expect(events.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
      ['ORDER_ENDED', `user ${owner.userId}`, `order ${second.id}`],
      ['ORDER_DEALT', 'platform', `order ${first.id}`],
      ['ORDER_PLACED', `user ${owner.userId}`, `order ${second.id}`],
      ['ORDER_PLACED', `user ${owner.userId}`, `order ${first.id}`],
    ])
    expect(await audit.verify(getDb())).toMatchObject({ intact: true })
  })

  describe('placing', () => {
    it('moves cash and shares with the order', async () => {
      const owner = await open(10_000)
      const placed = await paperOrders.place(getDb(), orderOf(owner))
      expect(placed).toMatchObject({ kind: 'placed', again: false })
      expect(await stateOf(getDb(), owner)).toEqual({ cash: 9_000, reserved: 0, quantity: 10, held: 0, cost: 1_000 })
      const sale = orderOf(owner, { side: 'SELL', quantity: 4, outcome: { kind: 'deal', deal: dealOf(500) } })
      await paperOrders.place(getDb(), sale)
      expect(await stateOf(getDb(), owner)).toEqual({ cash: 9_500, reserved: 0, quantity: 6, held: 0, cost: 600 })
      await paperOrders.place(getDb(), orderOf(owner, { ...sale, ticket: randomUUID(), quantity: 6 }))
      expect(await stateOf(getDb(), owner)).toMatchObject({ quantity: 0, cost: 0 })
      expect(await paperOrders.ofUser(getDb(), owner.userId, { limit: 2, offset: 0 })).toMatchObject([
        { side: 'SELL', quantity: 6, state: 'DEALT', endedAt: at, settlement: 500 },
        { side: 'SELL', quantity: 4 },
      ])
      expect(await paperOrders.countOf(getDb(), owner.userId)).toBe(3)
      expect(
        await paperOrders.dealsBetween(getDb(), owner.userId, getIsoDate('2026-11-01'), getIsoDate('2026-12-01')),
      ).toBe(3)
      expect(
        await paperOrders.dealsBetween(getDb(), owner.userId, getIsoDate('2026-10-01'), getIsoDate('2026-11-13')),
      ).toBe(0)
    })

    it('[RP-ORDER-1] stores a ticket once, however many arrive at the same time, and answers all of them alike', async () => {
      const owner = await open(10_000)
      const order = orderOf(owner)
      const answers = await Promise.all(Array.from({ length: 8 }, () => paperOrders.place(getDb(), order)))
      expect(new Set(answers.map(answer => (answer.kind === 'placed' ? answer.id : answer.kind))).size).toBe(1)
      expect(answers.filter(answer => answer.kind === 'placed' && !answer.again)).toHaveLength(1)
      expect(await stateOf(getDb(), owner)).toMatchObject({ cash: 9_000, quantity: 10 })
      expect(await paperOrders.findByTicket(getDb(), owner.userId, order.ticket)).toMatchObject({ quantity: 10 })
    })

    it('gives nobody the order of another, nor an account that is not theirs', async () => {
      const owner = await open(10_000)
      const stranger = await open(10_000)
      const order = orderOf(owner)
      await paperOrders.place(getDb(), order)
      expect(await paperOrders.place(getDb(), { ...order, userId: stranger.userId })).toEqual({ kind: 'no-account' })
      expect(await paperOrders.place(getDb(), { ...order, ...stranger })).toEqual({ kind: 'no-account' })
      expect(await paperOrders.findByTicket(getDb(), stranger.userId, order.ticket)).toBeNull()
    })

    it('stores a ticket once even when it arrives for two accounts at the same time', async () => {
      const owner = await open(10_000)
      const isa = await paperAccounts.open(getDb(), { userId: owner.userId, wrapper: 'ISA', cash: 10_000, at })
      const order = orderOf(owner)
      const answers = await Promise.all(
        [owner.accountId, isa ?? 0].flatMap(accountId =>
          Array.from({ length: 3 }, () => paperOrders.place(getDb(), { ...order, accountId })),
        ),
      )
      expect(answers.filter(answer => answer.kind === 'placed' && !answer.again)).toHaveLength(1)
      expect(answers.every(({ kind }) => kind === 'placed' || kind === 'no-account')).toBe(true)
      expect(await paperOrders.countOf(getDb(), owner.userId)).toBe(1)
    })

    it('[RP-ORDER-4] never overdraws, however many orders arrive at the same time', async () => {
      const owner = await open(2_500)
      const answers = await Promise.all(Array.from({ length: 8 }, () => paperOrders.place(getDb(), orderOf(owner))))
      expect(answers.filter(({ kind }) => kind === 'placed')).toHaveLength(2)
      expect(answers.filter(({ kind }) => kind === 'short')).toHaveLength(6)
      expect(await stateOf(getDb(), owner)).toMatchObject({ cash: 500, quantity: 20 })
    })

    it('[RP-ORDER-4] never sells the same shares twice', async () => {
      const owner = await open(10_000)
      await paperOrders.place(getDb(), orderOf(owner))
      const sales = Array.from({ length: 6 }, () =>
        paperOrders.place(
          getDb(),
          orderOf(owner, { side: 'SELL', quantity: 6, outcome: { kind: 'deal', deal: dealOf(600) } }),
        ),
      )
      expect((await Promise.all(sales)).filter(({ kind }) => kind === 'placed')).toHaveLength(1)
      expect(await stateOf(getDb(), owner)).toMatchObject({ cash: 9_600, quantity: 4, cost: 400 })
    })

    it('keeps a refused order for the record, and moves nothing', async () => {
      const owner = await open(10)
      await paperOrders.place(
        getDb(),
        orderOf(owner, { kind: 'REGULAR', outcome: { kind: 'refuse', reason: 'Not enough cash.' } }),
      )
      expect(await paperOrders.ofUser(getDb(), owner.userId, { limit: 1, offset: 0 })).toMatchObject([
        { state: 'REFUSED', reason: 'Not enough cash.', settlement: null },
      ])
      expect(await stateOf(getDb(), owner)).toMatchObject({ cash: 10, quantity: 0 })
    })

    it('[RP-ORDER-2] finds an order of the same size the same way', async () => {
      const owner = await open(10_000)
      await paperOrders.place(getDb(), orderOf(owner))
      const twin = { accountId: owner.accountId, marketCode, side: 'BUY', quantity: 10, since: at } as const
      expect(await paperOrders.findTwin(getDb(), twin)).toMatchObject({ placedAt: at })
      expect(await paperOrders.findTwin(getDb(), { ...twin, quantity: 11 })).toBeNull()
      expect(await paperOrders.findTwin(getDb(), { ...twin, since: later })).toBeNull()
    })
  })

  describe('waiting', () => {
    async function idOf(owner: Owner, order: paperOrders.NewOrder): Promise<number> {
      const placed = await paperOrders.place(getDb(), order)
      if (placed.kind !== 'placed') throw new Error(`${owner.userId}: ${placed.kind}`)
      return placed.id
    }

    it('[RP-ORDER-8] holds the cash back from other orders until it is dealt', async () => {
      const owner = await open(2_000)
      const id = await idOf(owner, orderOf(owner, wait(1_200)))
      expect(await stateOf(getDb(), owner)).toMatchObject({ cash: 2_000, reserved: 1_200, quantity: 0 })
      expect(await paperOrders.place(getDb(), orderOf(owner))).toEqual({ kind: 'short', available: 800 })
      expect(await paperOrders.waiting(getDb(), { after: id - 1, limit: 1 })).toMatchObject([{ id, reserved: 1_200 }])
      expect(await paperOrders.deal(getDb(), id, dealOf(1_100))).toBe('DEALT')
      expect(await paperOrders.deal(getDb(), id, dealOf(1_100))).toBeNull()
      expect(await stateOf(getDb(), owner)).toEqual({ cash: 900, reserved: 0, quantity: 10, held: 0, cost: 1_100 })
    })

    it('is refused when the account can no longer pay for it', async () => {
      const owner = await open(2_000)
      const id = await idOf(owner, orderOf(owner, wait(1_200)))
      expect(await paperOrders.deal(getDb(), id, dealOf(2_001))).toBe('REFUSED')
      expect(await stateOf(getDb(), owner)).toMatchObject({ cash: 2_000, reserved: 0, quantity: 0 })
    })

    it('[RP-ORDER-8] holds the shares of a sale, and gives them back when it is cancelled, once', async () => {
      const owner = await open(2_000)
      const stranger = await open(1)
      await paperOrders.place(getDb(), orderOf(owner))
      const id = await idOf(owner, orderOf(owner, { side: 'SELL', quantity: 8, ...wait(0) }))
      expect(await stateOf(getDb(), owner)).toMatchObject({ quantity: 10, held: 8 })
      const sale = orderOf(owner, { side: 'SELL', quantity: 3, outcome: { kind: 'deal', deal: dealOf(3) } })
      expect(await paperOrders.place(getDb(), sale)).toEqual({ kind: 'short', available: 2 })
      expect(await paperOrders.cancel(getDb(), stranger.userId, id, later)).toBe(false)
      expect(await paperOrders.cancel(getDb(), owner.userId, id, later)).toBe(true)
      expect(await paperOrders.cancel(getDb(), owner.userId, id, later)).toBe(false)
      expect(await stateOf(getDb(), owner)).toMatchObject({ quantity: 10, held: 0 })
      expect(await paperOrders.find(getDb(), owner.userId, id)).toMatchObject({ state: 'CANCELLED', endedAt: later })
    })

    it('is either dealt or cancelled when both come at the same time', async () => {
      const owner = await open(2_000)
      const id = await idOf(owner, orderOf(owner, wait(1_000)))
      const [dealt, cancelled] = await Promise.all([
        paperOrders.deal(getDb(), id, dealOf(1_000)),
        paperOrders.cancel(getDb(), owner.userId, id, later),
      ])
      expect([dealt, cancelled].filter(Boolean)).toHaveLength(1)
      expect(await stateOf(getDb(), owner)).toMatchObject({ reserved: 0, cash: dealt ? 1_000 : 2_000 })
    })
  })

  it('conserves cash and shares over any sequence of orders', async () => {
    const step = fc.record({
      side: fc.constantFrom('BUY', 'SELL'),
      quantity: fc.integer({ min: 1, max: 30 }),
      price: fc.integer({ min: 1, max: 40 }),
      how: fc.constantFrom('deal', 'wait', 'wait-and-deal', 'wait-and-cancel'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
        const owner = await open(1_000)
        const model = { cash: 1_000, reserved: 0, quantity: 0, held: 0 }
        for (const { side, quantity, price, how } of steps) {
          const settlement = quantity * price
          const deal = dealOf(settlement)
          const outcome =
            how === 'deal' ? ({ kind: 'deal', deal } as const) : ({ kind: 'wait', reserve: settlement } as const)
          const placed = await paperOrders.place(getDb(), orderOf(owner, { side, quantity, outcome }))
          const fits =
            side === 'BUY' ? settlement <= model.cash - model.reserved : quantity <= model.quantity - model.held
          expect(placed.kind).toBe(fits ? 'placed' : 'short')
          if (placed.kind !== 'placed') continue
          if (how === 'wait-and-deal') await paperOrders.deal(getDb(), placed.id, deal)
          if (how === 'wait-and-cancel') await paperOrders.cancel(getDb(), owner.userId, placed.id, later)
          if (how === 'wait' && side === 'BUY') model.reserved += settlement
          if (how === 'wait' && side === 'SELL') model.held += quantity
          if (how === 'deal' || how === 'wait-and-deal') {
            const direction = side === 'BUY' ? 1 : -1
            model.cash -= direction * settlement
            model.quantity += direction * quantity
          }
        }
        expect(await stateOf(getDb(), owner)).toMatchObject(model)
      }),
      { numRuns: 25 },
    )
  })

  it('makes one plan of a ticket, moves it on once, and stops it', async () => {
    const { userId, accountId } = await open(0)
    const day = getIsoDate('2026-11-10')
    const next = getIsoDate('2026-12-10')
    const plan = {
      ticket: randomUUID(),
      accountId,
      marketCode,
      securityName: 'Harrow',
      amount: 50_00,
      day: 10,
      nextOn: day,
      at,
    }
    await Promise.all([paperPlans.create(getDb(), plan), paperPlans.create(getDb(), plan)])
    const [made, ...others] = await paperPlans.ofUser(getDb(), userId)
    if (!made) throw new Error('no plan')
    expect(others).toEqual([])
    const isDue = async (on: typeof day) => (await paperPlans.due(getDb(), on, 100)).some(({ id }) => id === made.id)
    expect(await isDue(getIsoDate('2026-11-09'))).toBe(false)
    expect(await isDue(day)).toBe(true)
    await paperPlans.moveOn(getDb(), made.id, day, next)
    await paperPlans.moveOn(getDb(), made.id, day, getIsoDate('2027-01-11'))
    expect(await paperPlans.find(getDb(), userId, made.id)).toMatchObject({ nextOn: next, amount: 50_00 })
    await paperPlans.change(getDb(), made.id, { amount: 75_00, day: 15, nextOn: next })
    await paperPlans.stop(getDb(), made.id, later)
    expect(await isDue(next)).toBe(false)
    await paperPlans.change(getDb(), made.id, { amount: 1, day: 5, nextOn: day })
    expect(await paperPlans.find(getDb(), userId, made.id)).toMatchObject({ amount: 75_00, day: 15, stoppedAt: later })
  })
})
