import { type Database, paperAccounts, paperOrders, users } from '@bellwether/db'
import { findFreePort } from '@bellwether/testing'
import { createSessions } from '../../../features/accounts/src/session/sessions.ts'
import { type PlatformProcess, spawnPlatform } from './platform-process.ts'

const cash = 100_000_000_00
const perOrder = 10

export interface Dealer {
  readonly userId: number
  readonly accountId: number
  readonly cookie: string
}

/** Opens an account with plenty of cash, on a database that has a market. */
export async function createDealer(db: Database): Promise<Dealer> {
  const userId = await users.create(db, { email: 'dealer@example.com', name: 'A Dealer' })
  if (userId === null) throw new Error('taken')
  const accountId = await paperAccounts.open(db, { userId, wrapper: 'DEALING', cash, at: new Date() })
  return { userId, accountId: accountId ?? 0, cookie: `bw-session=${await createSessions(db).start(userId)}` }
}

export async function startReady(dataDir: string, env: Readonly<Record<string, string>>): Promise<PlatformProcess> {
  const platform = spawnPlatform({ port: await findFreePort(), dataDir, env })
  if (!(await platform.isReady())) throw new Error(platform.stderr())
  return platform
}

/** What the confirm button of a review sends, except for its ticket. */
async function reviewOf({ origin }: PlatformProcess, { cookie }: Dealer): Promise<URLSearchParams> {
  const query = `marketCode=LSE:HVL&instruction=B&quantity=${perOrder}&step=review`
  const html = await (await fetch(`${origin}/platform/trade?${query}`, { headers: { cookie } })).text()
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, value]))
}

/** Where the order is; null when no answer came. */
async function confirm(
  { origin }: PlatformProcess,
  { cookie }: Dealer,
  fields: URLSearchParams,
  ticket: string,
): Promise<string | null> {
  const body = new URLSearchParams(fields)
  body.set('ticket', ticket)
  body.set('again', 'yes')
  const request = { method: 'POST', body, redirect: 'manual', headers: { cookie } } as const
  try {
    const answer = await fetch(`${origin}/platform/trade`, request)
    return answer.status === 303 ? answer.headers.get('location') : `status ${answer.status}`
  } catch {
    return null
  }
}

/** Places one order; where it is, or how it was refused, or null when no answer came. */
export async function dealOne(platform: PlatformProcess, dealer: Dealer, ticket: string): Promise<string | null> {
  return confirm(platform, dealer, await reviewOf(platform, dealer), ticket)
}

/** Sends orders all at once and kills the process with the n-th answer; the tickets that were answered, with their addresses. */
export async function dealUntilKilled(
  platform: PlatformProcess,
  dealer: Dealer,
  tickets: readonly string[],
  answersBefore: number,
): Promise<ReadonlyMap<string, string>> {
  const fields = await reviewOf(platform, dealer)
  const answered = new Map<string, string>()
  await Promise.all(
    tickets.map(async ticket => {
      const address = await confirm(platform, dealer, fields, ticket)
      if (address === null) return
      answered.set(ticket, address)
      if (answered.size === answersBefore) platform.kill('SIGKILL')
    }),
  )
  await platform.ended
  return answered
}

/** Sends every ticket again, one after another, and ends the platform. */
export async function dealAgain(
  platform: PlatformProcess,
  dealer: Dealer,
  tickets: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const fields = await reviewOf(platform, dealer)
  const answered = new Map<string, string | null>()
  for (const ticket of tickets) answered.set(ticket, await confirm(platform, dealer, fields, ticket))
  platform.kill('SIGTERM')
  await platform.ended
  return answered
}

/** What is stored beside what so many orders must have left: one order, one payment and ten shares for each ticket. */
export async function readBooks(db: Database, { userId, accountId }: Dealer, tickets: number) {
  const orders = await paperOrders.ofUser(db, userId, { limit: tickets + 1, offset: 0 })
  const spent = orders.reduce((sum, { settlement }) => sum + (settlement ?? 0), 0)
  const [position] = await paperAccounts.positionsOf(db, userId)
  return {
    stored: {
      orders: orders.length,
      cash: (await paperAccounts.find(db, accountId))?.cash,
      quantity: position?.quantity,
      cost: position?.cost,
    },
    expected: { orders: tickets, cash: cash - spent, quantity: tickets * perOrder, cost: spent },
  }
}
