import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CdnRequest, type EngineName, startTestCdn, type TestCdn, toIntegrity } from '@bellwether/testing'
import { afterEach, beforeEach } from 'vitest'
import { decodeJwt } from '../src/jwt.ts'
import { strictHeaders, toHostPage, toOneTag } from './host-page.ts'
import { toHostPageScript } from './host-page-script.ts'
import { type MutableManifest, publishAll } from './published.ts'
import { freshUntil } from './token.ts'

export interface Sites {
  cdn: TestCdn
  /** The same files on another origin. */
  secondCdn: TestCdn
  host: TestCdn
  manifest: MutableManifest
  /** What the host page has in its head: the one tag. */
  head: string
  /** What the configuration API answers to a fresh token; undefined: 404. */
  configuration: unknown
  /** The time the host page takes it to be; undefined: as it is. */
  now: number | undefined
}

/** Built with the pages, before the first browser test. */
const dist = join(import.meta.dirname, '../dist')

/** A host page, a CDN, a second one and a configuration API, each on its own origin; made anew for every test. */
export function useSites(engine: EngineName): Sites {
  const sites = {} as Sites
  beforeEach(async () => {
    sites.configuration = undefined
    sites.cdn = await startTestCdn(answerApi)
    sites.secondCdn = await startTestCdn()
    sites.manifest = publishAll(sites.cdn, dist)
    publishAll(sites.secondCdn, dist)
    sites.head = toOneTag(sites.cdn, toIntegrity(readFileSync(join(dist, 'bellwether.js'), 'utf8')))
    sites.host = await startTestCdn((request, response) => {
      if (request.path === 'favicon.ico') response.writeHead(204).end()
      if (!['', 'strict'].includes(request.path)) return request.path === 'favicon.ico'
      const headers = request.path === 'strict' ? strictHeaders(sites.cdn.origin) : {}
      const html = toHostPage(toHostPageScript(engine, sites.now), sites.head)
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html)
      return true
    })
  })
  afterEach(async () => {
    await Promise.all([sites.cdn.close(), sites.secondCdn.close(), sites.host.close()])
  })

  const answerApi: Parameters<typeof startTestCdn>[0] = (request, response) => {
    if (request.path === 'usage') response.writeHead(204).end()
    else if (!request.path.startsWith('config-api/')) return false
    else if (!isFresh(request)) response.writeHead(401).end()
    else if (sites.configuration === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(sites.configuration))
    return true
  }
  return sites
}

function isFresh({ authorization }: CdnRequest): boolean {
  return authorization?.startsWith('Bearer ') === true && decodeJwt(authorization)?.exp === freshUntil
}
