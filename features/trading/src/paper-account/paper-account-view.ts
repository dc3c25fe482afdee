import type { BlockState, PaperAccountsView, PaperAccountView } from '@bellwether/contract'
import { paperAccounts } from '@bellwether/db'
import {
  addMoney,
  type IsoDate,
  money,
  type SterlingRate,
  subtractMoney,
  sumMoney,
  toIsoDate,
  wrapperFacts,
  wrappers,
  zonedDate,
} from '@bellwether/domain'
import { block, empty, ready } from '@bellwether/web/view'
import { isSimulated } from '../is-simulated.ts'
import type { TradingContext } from '../trading-context.ts'
import { createLookup, type ValuedHolding, valueHolding } from './holdings.ts'
import { openingCash } from './opening-cash.ts'

export async function paperAccountsView(
  context: TradingContext,
  userId: number,
  opened: string | null,
): Promise<PaperAccountsView> {
  const { db, now } = context
  const day = zonedDate(now(), 'Europe/London')
  const mine = await paperAccounts.ofUser(db, userId)
  const days: IsoDate[] = []
  const accounts = await block(context, 'paper accounts', () => accountsOf(context, userId, mine, days))
  const openable = wrappers.filter(wrapper => !mine.some(account => account.wrapper === wrapper))
  return {
    simulated: await isSimulated(context),
    accounts,
    total:
      accounts.state === 'ready'
        ? sumMoney(
            accounts.view.map(({ value }) => value),
            'GBP',
          )
        : null,
    rates: accounts.state === 'ready' ? ratesOf(accounts.view) : [],
    openable: openable.map(wrapper => {
      const { label, path } = wrapperFacts[wrapper]
      return { wrapper, label, path, cash: openingCash(wrapper, day) }
    }),
    pricedAt: days.toSorted()[0] ?? null,
    notice: wrappers.some(wrapper => wrapper === opened && mine.some(account => account.wrapper === wrapper))
      ? 'Your paper account is open.'
      : null,
  }
}

async function accountsOf(
  context: TradingContext,
  userId: number,
  mine: readonly paperAccounts.PaperAccount[],
  days: IsoDate[],
): Promise<BlockState<readonly PaperAccountView[]>> {
  if (mine.length === 0)
    return empty('You have no paper account yet. Open one below: it is free and uses virtual money.')
  const lookUp = createLookup(context)
  const positions = await paperAccounts.positionsOf(context.db, userId)
  const views: PaperAccountView[] = []
  for (const account of mine) {
    const valued: ValuedHolding[] = []
    for (const position of positions.filter(({ accountId }) => accountId === account.id))
      valued.push(valueHolding(position, await lookUp(position.marketCode)))
    for (const { pricedOn } of valued) if (pricedOn) days.push(pricedOn)
    views.push(accountView(account, valued))
  }
  return ready(views)
}

function accountView(
  { id, wrapper, openedAt, cash, reserved }: paperAccounts.PaperAccount,
  valued: readonly ValuedHolding[],
): PaperAccountView {
  const holdings = valued.map(({ holding }) => holding)
  const priced = holdings.flatMap(({ value, cost }) => (value ? [{ value, cost }] : []))
  const holdingsValue = sumMoney(
    priced.map(({ value }) => value),
    'GBP',
  )
  return {
    id,
    wrapper,
    label: wrapperFacts[wrapper].label,
    openedOn: toIsoDate(openedAt),
    cash: money(cash, 'GBP'),
    reserved: money(reserved, 'GBP'),
    holdings,
    value: addMoney(money(cash, 'GBP'), holdingsValue),
    gain: subtractMoney(
      holdingsValue,
      sumMoney(
        priced.map(({ cost }) => cost),
        'GBP',
      ),
    ),
  }
}

function ratesOf(accounts: readonly PaperAccountView[]): readonly SterlingRate[] {
  const rates = accounts.flatMap(({ holdings }) => holdings.flatMap(({ rate }) => rate ?? []))
  const byCurrency = new Map(rates.map(rate => [rate.currency, rate]))
  return [...byCurrency.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}
