import { randomInt, randomUUID } from 'node:crypto'
import { createDealer, dealAgain, dealUntilKilled, readBooks, startReady } from '../../apps/platform/testing/dealing.ts'
import type { Losses } from './losses.ts'
import type { Place } from './place.ts'

const perRound = 10

/** Ten orders at once, and the platform killed with one of the answers; at the end every ticket is sent again. */
export async function killDuringOrders(place: Place, kills: number): Promise<Losses> {
  const before = await place.open()
  const dealer = await createDealer(before).finally(() => before.close())
  const acknowledged = new Map<string, string>()
  const tickets: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const round = Array.from({ length: perRound }, () => randomUUID())
    tickets.push(...round)
    const platform = await startReady(place.dataDir, place.env)
    const answered = await dealUntilKilled(platform, dealer, round, randomInt(1, perRound))
    for (const [ticket, address] of answered) acknowledged.set(ticket, address)
  }
  const again = await dealAgain(await startReady(place.dataDir, place.env), dealer, tickets)
  const lost = [...acknowledged].filter(([ticket, address]) => again.get(ticket) !== address).length
  const after = await place.open()
  const { stored, expected } = await readBooks(after, dealer, tickets.length).finally(() => after.close())
  const same = JSON.stringify(stored) === JSON.stringify(expected)
  return {
    acknowledged: acknowledged.size,
    lost,
    doubled: Math.max(0, stored.orders - tickets.length) + (same ? 0 : 1),
  }
}
