import { Agent } from 'node:http'

const connectionsEach = 4

/** What every browser can read: without it, a page that is kept compressed is unpacked for each request. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Visitors of several networks: each address of the loopback network counts as one. */
export function createVisitors(networks: number): { agentOf(number: number): Agent; leave(): void } {
  const agents = Array.from(
    { length: networks },
    (_, at) => new Agent({ keepAlive: true, maxSockets: connectionsEach, localAddress: `127.0.1.${at + 1}` }),
  )
  return {
    agentOf: number => agents[number % networks] as Agent,
    leave() {
      for (const agent of agents) agent.destroy()
    },
  }
}
