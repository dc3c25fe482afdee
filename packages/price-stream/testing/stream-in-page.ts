import { getMarketCode, type Viewer } from '@bellwether/domain'
import type { Tick } from '@bellwether/wire'
import { createPriceStream } from '../src/price-stream.ts'
import { createFakePage, settle } from './fake-page.ts'
import { FakeServer } from './fake-server.ts'

export const hvl = getMarketCode('LSE:HVL')
export const nwt = getMarketCode('LSE:NWT')
const guest: Viewer = { kind: 'guest', loaded: true }
export const professional: Viewer = { kind: 'user', electiveProfessional: true, domicile: 'GBR' }

/** A stream in a page before it is turned on, and what one listener has received. */
export function setUp({ viewer = guest, stored = null as string | null } = {}) {
  const server = new FakeServer()
  const page = createFakePage(server)
  page.stored = stored
  const stream = createPriceStream(page.host, { streamable: true, viewer })
  const prices: number[] = []
  const refused: string[] = []
  const listener = { tick: (tick: Tick) => prices.push(tick.price), refused: (reason: string) => refused.push(reason) }
  return { server, page, stream, prices, refused, listener }
}

/** The same, turned on and connected, with one symbol watched. */
export async function live(options: Parameters<typeof setUp>[0] = {}) {
  const made = setUp(options)
  made.stream.watch(hvl, made.listener)
  made.stream.turn(true)
  await settle()
  made.server.latest.deliver()
  return { ...made, carry: () => carry(made.server) }
}

function carry(server: FakeServer): void {
  server.latest.flush()
  server.latest.deliver()
}
