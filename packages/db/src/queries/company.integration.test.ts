import { getIsoDate } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import { corporateActions, dividends, events, facts, financials, importedData, people } from './index.ts'

const today = getIsoDate('2026-11-13')

describeOnBothDatabases('company', getDb => {
  beforeAll(() => fillSmallMarket(getDb()))

  describe('income and calendar', () => {
    const amounts = (rows: readonly { amount: number }[]) => rows.map(row => row.amount)

    it('reads the history of dividends, latest first', async () => {
      const all = await dividends.forSecurity(getDb(), ids.harrow)
      expect(amounts(all)).toEqual([1_100, 1_150, 9_999, 2_200, 1_000, 2_000])
      expect(all[3]).toEqual({
        id: 3,
        kind: 'FINAL',
        amount: 2_200,
        scale: 2,
        unit: 'GBX',
        financialYear: null,
        declaredOn: null,
        exOn: '2026-06-04',
        recordOn: null,
        payOn: '2026-07-01',
        status: 'CONFIRMED',
        reinvested: false,
        asAt: '2026-11-13',
      })
    })

    it('prefers the confirmed next dividend to an estimate for the same day', async () => {
      expect(await dividends.next(getDb(), ids.harrow, today)).toMatchObject({ id: 6, status: 'CONFIRMED' })
      expect(await dividends.next(getDb(), ids.brackwell, today)).toBeNull()
    })

    it('sums twelve months without the day a year ago and without estimates', async () => {
      expect(amounts(await dividends.lastTwelveMonths(getDb(), ids.harrow, today))).toEqual([1_000, 2_200])
    })

    it('reads a range of ex-dates, both ends included', async () => {
      const range = await dividends.between(getDb(), ids.harrow, getIsoDate('2025-11-14'), getIsoDate('2026-08-01'))
      expect(amounts(range)).toEqual([1_000, 2_200, 9_999])
    })

    it('reads the calendar ahead, today included', async () => {
      const ahead = await events.upcoming(getDb(), ids.harrow, today, 5)
      expect(ahead.map(({ title, confirmed }) => [title, confirmed])).toEqual([
        ['Trading statement', true],
        ['Results', false],
      ])
      expect(await events.upcoming(getDb(), ids.harrow, today, 1)).toHaveLength(1)
    })

    it('reads the calendar of a period, both ends included, oldest first', async () => {
      const period = await events.between(getDb(), ids.harrow, getIsoDate('2026-05-01'), today)
      expect(period.map(event => event.kind)).toEqual(['AGM', 'TRADING_STATEMENT'])
    })

    it('reads corporate actions, latest first', async () => {
      const actions = await corporateActions.forSecurity(getDb(), ids.harrow)
      expect(actions.map(({ kind, factor }) => [kind, factor])).toEqual([
        ['SPLIT', 0.2],
        ['NAME_CHANGE', null],
      ])
    })
  })

  describe('financials', () => {
    it('reads past statements latest first and forecasts nearest first', async () => {
      const annual = await financials.statements(getDb(), ids.harrow, 'ANNUAL', 5)
      expect(annual.map(statement => statement.fiscalYear)).toEqual([2025, 2024])
      expect(annual[0]).toMatchObject({
        periodEnd: '2025-12-31',
        income: { revenue: 1_100 },
        balance: { totalAssets: 5_000 },
        cashFlow: null,
      })
      const forecast = await financials.statements(getDb(), ids.harrow, 'FORECAST', 5)
      expect(forecast.map(statement => statement.fiscalYear)).toEqual([2026, 2027])
      expect(await financials.statements(getDb(), ids.harrow, 'ANNUAL', 1)).toHaveLength(1)
    })

    it('[IM-OPS-2] does not count forecasts as accounts', async () => {
      const accounts = (await importedData.datasets(getDb())).find(({ name }) => name === 'statements')
      expect(accounts?.rows).toBeGreaterThan(0)
      expect(String(accounts?.newest) <= today).toBe(true)
    })

    it('reads the inputs of ratios, absent ones as null', async () => {
      expect(await financials.ratioInputs(getDb(), ids.harrow)).toMatchObject({
        currency: 'GBP',
        sharesInIssue: 654_000_000,
        beta: 1.1,
        eps: 9_050,
        revenue: null,
        minorityInterest: null,
      })
      expect(await financials.ratioInputs(getDb(), ids.brackwell)).toMatchObject({ minorityInterest: 70 })
      expect(await financials.ratioInputs(getDb(), ids.gilt)).toBeNull()
    })

    it('reads what the ratios of companies are made of, by id', async () => {
      const members = await financials.sectorMembers(getDb(), [ids.harrow, ids.brackwell, ids.gilt])
      const read = members.map(({ securityId, last, eps, minorityInterest }) => [
        securityId,
        last,
        eps,
        minorityInterest,
      ])
      expect(read).toHaveLength(2)
      expect(read).toEqual(
        expect.arrayContaining([
          [ids.brackwell, 42_000, -120, 70],
          [ids.harrow, 128_450, 9_050, null],
        ]),
      )
      expect(members.find(({ securityId }) => securityId === ids.harrow)).toMatchObject({
        currency: 'GBP',
        priceUnit: 'GBX',
        priceScale: 2,
        revenue: null,
      })
    })

    it('reads the latest years and half-years of companies, without forecasts', async () => {
      const statements = await financials.sectorStatements(getDb(), [ids.harrow, ids.brackwell])
      const read = statements.map(({ securityId, period, fiscalYear }) => `${securityId} ${period} ${fiscalYear}`)
      expect(read.toSorted()).toEqual(
        [`${ids.harrow} ANNUAL 2024`, `${ids.harrow} ANNUAL 2025`, `${ids.brackwell} INTERIM 2026`].toSorted(),
      )
      expect(await financials.sectorStatements(getDb(), [ids.gilt])).toEqual([])
    })

    it('reads the brokers’ view and the segments', async () => {
      expect(await financials.brokerView(getDb(), ids.harrow)).toEqual({
        asAt: '2026-11-13',
        windowDays: 75,
        strongBuy: 1,
        buy: 2,
        neutral: 3,
        sell: 4,
        strongSell: 5,
        targetPrice: 140_000,
      })
      expect(await financials.brokerView(getDb(), ids.fund)).toBeNull()
      const segments = await financials.segments(getDb(), ids.harrow)
      expect(segments.map(({ fiscalYear, name }) => `${fiscalYear} ${name}`)).toEqual([
        '2025 Fashion',
        '2025 Home',
        '2024 Home',
      ])
    })
  })

  describe('people', () => {
    it('reads who serves now', async () => {
      const everyone = await people.board(getDb(), ids.harrow)
      expect(everyone.map(({ name, role }) => `${name}, ${role}`)).toEqual([
        'Ann Abel, Chair',
        'Bob Bright, Director',
        'Ann Abel, Acting chief executive',
      ])
      expect(everyone[0]).toMatchObject({ born: 1970, shares: 10_000, appointedOn: '2018-01-01' })
      expect(await people.board(getDb(), ids.harrow, ['EXECUTIVE'])).toHaveLength(1)
      expect(await people.board(getDb(), ids.harrow, [])).toEqual([])
    })

    it('reads what else people do now, besides the security asked about', async () => {
      expect(await people.otherPosts(getDb(), [1, 2], ids.harrow)).toEqual([
        { personId: 2, role: 'Portfolio manager', name: 'Northwall Investment Trust plc', marketCode: 'LSE:NWT' },
      ])
      expect((await people.otherPosts(getDb(), [2], ids.trust)).map(({ role }) => role)).toEqual(['Director'])
      expect(await people.otherPosts(getDb(), [], ids.harrow)).toEqual([])
    })

    it('reads deals since a day and of some kinds', async () => {
      const trades = (rows: readonly { id: number }[]) => rows.map(row => row.id)
      expect(trades(await people.directorDeals(getDb(), ids.harrow, { limit: 10 }))).toEqual([3, 2, 1])
      expect(trades(await people.directorDeals(getDb(), ids.harrow, { limit: 10, kinds: ['BUY'] }))).toEqual([3, 1])
      const since = getIsoDate('2026-03-01')
      expect(trades(await people.directorDeals(getDb(), ids.harrow, { limit: 10, since }))).toEqual([3, 2])
      expect(trades(await people.directorDeals(getDb(), ids.harrow, { limit: 1 }))).toEqual([3])
      expect((await people.directorDeals(getDb(), ids.harrow, { limit: 1 }))[0]).toMatchObject({
        name: 'Bob Bright',
        price: 120_000,
        valueMinor: 12_000_000,
        tradedOn: '2026-04-01',
      })
    })

    it('reads holders, largest first', async () => {
      const holders = await people.majorShareholders(getDb(), ids.harrow)
      expect(holders.map(({ holder, share }) => [holder, share])).toEqual([
        ['Big Holder', 0.12],
        ['Small Holder', 0.031],
      ])
      expect(await people.shortPositions(getDb(), ids.harrow)).toEqual([
        { holder: 'Short Fund', share: 0.0061, asAt: '2026-11-13' },
      ])
    })

    it('reads the facts of a company', async () => {
      expect(await facts.company(getDb(), ids.harrow)).toMatchObject({
        registeredName: 'Harrow & Vale plc',
        yearEndMonth: 12,
      })
      expect(await facts.company(getDb(), ids.fund)).toBeNull()
    })
  })
})
