import { readFileSync } from 'node:fs'
import { getClient, openClient, type TestClient } from '@bellwether/gateway/testing'
import { buildPages, type PlatformProcess, spawnPlatform } from '@bellwether/platform/testing'
import { createEmptyPostgresDatabase, findFreePort, type NatsServer, startNats } from '@bellwether/testing'
import { isNewer } from '@bellwether/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// PostgreSQL, NATS, two sites, two gateways and a feed, each a process of its own, with the commands of deploy/compose.yaml.

type Node = PlatformProcess & { readonly port: number }

let nats: NatsServer
const nodes: Node[] = []
const tokens: string[] = []
const publicOrigin = 'https://research.example'
const patient = { timeout: 30_000, interval: 20 }

/** What compose.yaml has after `command:` of a service. */
function readCommand(service: string): string[] {
  const compose = readFileSync(new URL('../../../deploy/compose.yaml', import.meta.url), 'utf8')
  const [, lines = ''] = compose.split(`\n  ${service}:\n`)
  const [, command = ''] = /^ {4}command: \[(.*)\]$/m.exec(lines) ?? []
  return Array.from(command.matchAll(/"([^"]*)"|[^\s,]+/g), ([plain, quoted]) => quoted ?? plain)
}

async function spawn(service: string, env: Record<string, string>): Promise<Node> {
  const port = await findFreePort()
  const args = [...readCommand(service), '--securities', '10']
  const node = { ...spawnPlatform({ port, dataDir: '/nowhere', args, env }), port }
  nodes.push(node)
  return node
}

let sites: readonly [Node, Node]
let gateways: readonly [Node, Node]
beforeAll(async () => {
  buildPages()
  nats = await startNats()
  const env = {
    DATABASE_URL: await createEmptyPostgresDatabase(),
    NATS_URL: nats.url,
    PUBLIC_ORIGIN: publicOrigin,
    FEED_INTERVAL_MS: '100',
  }
  sites = [await spawn('site', env), await spawn('site', env)]
  gateways = [await spawn('gateway', env), await spawn('gateway', env)]
  await spawn('feed', env)
  for (const node of nodes) {
    if (!(await node.isReady())) throw new Error(`${node.stdout()}${node.stderr()}`)
  }
})
afterAll(async () => {
  for (const node of nodes) node.kill('SIGKILL')
  await Promise.all(nodes.map(node => node.ended))
  await nats?.stop()
})

async function issueToken(site: Node): Promise<string> {
  const answer = await fetch(`${site.origin}/api/settings/init-streaming`)
  const { success, data } = (await answer.json()) as { success: boolean; data: { endpoint: string; token: string } }
  expect([answer.status, success, data.endpoint]).toEqual([200, true, '/streaming'])
  tokens.push(data.token)
  return data.token
}

const createSession = (gateway: Node, token: string) =>
  fetch(`${gateway.origin}/streaming/session/create?sessionId=${token}`)

const open = (gateway: Node, cookie: string): Promise<TestClient> =>
  getClient({ port: gateway.port, origin: publicOrigin, cookie })

describe('several nodes', () => {
  let cookie = ''

  it('create the market once, although all were started together', () => {
    const makers = nodes.filter(node => node.stdout().includes('Creating the simulated market'))
    expect(makers).toHaveLength(1)
    for (const node of nodes) expect(node.stdout()).toContain('Simulated data: 10 securities')
  })

  it('serve the files of widgets at every site', async () => {
    for (const site of sites) {
      const manifest = await fetch(`${site.origin}/cdn/components.json`)
      expect([manifest.status, Object.keys((await manifest.json()).components)]).toEqual([
        200,
        expect.arrayContaining(['quote-header']),
      ])
    }
  })

  it('[RP-STREAM-10] a token of either site is good for one session at either gateway', async () => {
    const token = await issueToken(sites[1])
    const attempts = Array.from({ length: 20 }, (_, i) => createSession(gateways[i % 2 === 0 ? 0 : 1], token))
    const answers = await Promise.all(attempts)
    const admitted = answers.filter(({ status }) => status === 204)
    expect(admitted).toHaveLength(1)
    const setCookie = admitted[0]?.headers.get('set-cookie') ?? ''
    expect(setCookie).toContain('; Secure')
    cookie = setCookie.split(';')[0] ?? ''
  })

  it('a page whose gateway is killed continues at the other, never with an older price', async () => {
    const before = await open(gateways[0], cookie)
    before.send('SUB LSE:HVL')
    await expect.poll(() => before.ticks.length, patient).toBeGreaterThan(3)
    expect(before.ticks[0]?.snapshot).toBe(true)

    gateways[0].kill('SIGKILL')
    expect((await before.closed).code).toBe(1006)
    const last = before.latest('LSE:HVL')

    const after = await open(gateways[1], cookie)
    after.send('SUB LSE:HVL')
    await expect.poll(() => after.ticks.length, patient).toBeGreaterThan(3)
    const [first, second] = after.ticks
    expect(first?.snapshot).toBe(true)
    expect(last !== undefined && first !== undefined && isNewer(last, first)).toBe(false)
    expect(second !== undefined && isNewer(second, first)).toBe(true)
    expect([before.faults, after.faults]).toEqual([[], []])
    after.close()
  })

  it('a lost bus is announced, and prices flow again when it is back', async () => {
    const page = await open(gateways[1], cookie)
    page.send('SUB LSE:HVL')
    await expect.poll(() => page.ticks.length, patient).toBeGreaterThan(0)
    await nats.kill()
    await expect.poll(() => page.heartbeats.at(-1)?.busLost, patient).toBe(true)
    expect((await fetch(`${gateways[1].origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${gateways[1].origin}/healthz`)).status).toBe(200)
    await nats.restart()
    await expect.poll(() => page.heartbeats.at(-1)?.busLost, patient).toBe(false)
    const { length } = page.ticks
    await expect.poll(() => page.ticks.length, patient).toBeGreaterThan(length + 2)
    expect(page.faults).toEqual([])
    page.close()
  })

  it('a stopped gateway says goodbye and exits with 0', async () => {
    const page = await open(gateways[1], cookie)
    gateways[1].kill('SIGTERM')
    expect(await page.closed).toEqual({ code: 1001, reason: 'DRAINING' })
    expect(page.goodbyes).toEqual([['DRAINING', 5]])
    expect(await gateways[1].ended).toBe(0)
  })

  it('the other site goes on serving when one is killed', async () => {
    sites[0].kill('SIGKILL')
    await sites[0].ended
    expect((await fetch(`${sites[1].origin}/market-research/LSE:HVL`)).status).toBe(200)
    await issueToken(sites[1])
    // Without the role of a gateway there is no socket.
    expect(await openClient({ port: sites[1].port, cookie, origin: publicOrigin })).toBe(404)
  })

  it('[RP-STREAM-19] no token is in any log', () => {
    const logs = nodes.map(node => node.stdout() + node.stderr()).join('')
    expect(logs).toContain('/streaming/session/create?sessionId=[redacted]')
    for (const token of tokens) expect(logs).not.toContain(token)
    const secret = cookie.split('=')[1] ?? ''
    expect(secret.length).toBeGreaterThan(40)
    expect(logs).not.toContain(secret)
  })
})
