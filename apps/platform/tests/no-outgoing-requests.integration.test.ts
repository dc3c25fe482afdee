import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestPlatform, type TestPlatform } from '@bellwether/platform/testing'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'

// An address that a stranger gives must not be called by the server, whose network reaches what theirs does not.

/** Asked for nothing, unless somebody made the platform ask. */
let inside: Server
/** The operator's own setting; its keys were moved by somebody who controls its web server. */
let issuer: Server
let platform: TestPlatform
let insideUrl = ''
const asked: string[] = []
let askedIssuer = 0

beforeAll(async () => {
  inside = await listen((url, answer) => {
    asked.push(url)
    answer(200)
  })
  insideUrl = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`
  issuer = await listen((_url, answer) => {
    askedIssuer += 1
    answer(302, { location: `${insideUrl}/moved` })
  })
  const port = (issuer.address() as AddressInfo).port
  platform = await startTestPlatform({ env: { CONFIG_API_JWKS_URL: `http://127.0.0.1:${port}/jwks.json` } })
})
afterAll(async () => {
  await platform?.stop()
  inside?.close()
  issuer?.close()
})

type Answer = (status: number, headers?: Record<string, string>) => void

async function listen(handle: (url: string, answer: Answer) => void): Promise<Server> {
  const server = createServer(({ url = '' }, response) =>
    handle(url, (status, headers = {}) => response.writeHead(status, headers).end('{"keys":[]}')),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

it('fetches no key from an address that a token names', async () => {
  const { privateKey } = await generateKeyPair('ES256')
  for (const header of [{ jku: `${insideUrl}/jku` }, { x5u: `${insideUrl}/x5u` }]) {
    const token = await new SignJWT({ namespaces: ['demo'] })
      .setProtectedHeader({ alg: 'ES256', kid: `${insideUrl}/kid`, ...header })
      .setAudience('bellwether')
      .setIssuer(insideUrl)
      .setExpirationTime('5m')
      .sign(privateKey)
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${platform.origin}/config-api/1/demo/prod`, { headers })).status).toBe(401)
  }
  expect(asked).toEqual([])
})

it('does not follow the issuer’s address to another', () => {
  expect(askedIssuer).toBeGreaterThan(0)
  expect(asked).toEqual([])
})

it('fetches no page that somebody wants to embed', async () => {
  const { host } = new URL(platform.origin)
  const addresses = [
    `${insideUrl}/embed/quote-header?marketCode=LSE:HVL`,
    `${insideUrl}/market-research/LSE:HVL`,
    `http://${host}@${new URL(insideUrl).host}/market-research/LSE:HVL`,
    `http://${host}.127.0.0.1.example/market-research/LSE:HVL`,
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_INFO',
    `//${new URL(insideUrl).host}/market-research/LSE:HVL`,
  ]
  for (const address of addresses) {
    const answer = await fetch(`${platform.origin}/oembed?url=${encodeURIComponent(address)}`)
    expect([address, answer.status]).toEqual([address, 404])
  }
  expect(asked).toEqual([])
})

it('is nobody’s proxy, and believes no host that a request names', async () => {
  const { port } = new URL(platform.origin)
  const send = (path: string, headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, response => {
        let body = ''
        response.on('data', more => (body += more))
        response.on('end', () => resolve(body))
      })
        .on('error', reject)
        .end()
    })
  const { host } = new URL(insideUrl)
  const bodies = [
    await send(`${insideUrl}/market-research/LSE:HVL`, {}),
    await send('/market-research/LSE:HVL?range=1y', { host }),
    await send('/oembed?url=x', { 'x-forwarded-host': host, forwarded: `host=${host}` }),
  ]
  for (const body of bodies) expect(body).not.toContain(host)
  expect(asked).toEqual([])
})
