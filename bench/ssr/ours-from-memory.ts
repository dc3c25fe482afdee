/** Our renderer with our policy and ETag around it and the view in memory, not compressed: what the peers do, done our way. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OverviewView } from '@bellwether/contract'
import fastify from 'fastify'
import { createBuiltRenderer } from '../../packages/web/src/server/renderer.ts'
import { pagePolicy } from '../../packages/web/src/server/security-headers.ts'
import { getVariable, pagePath, publicOrigin } from './page.ts'

const view = JSON.parse(readFileSync(getVariable('BENCH_VIEW'), 'utf8')) as OverviewView
const renderer = await createBuiltRenderer({
  root: new URL('../../apps/site/', import.meta.url),
  serverEntry: 'src/entry-server.tsx',
  clientEntry: 'src/client/main.ts',
})
const app = fastify()
const policy = pagePolicy({ dev: false })
app.get('/market-research/:marketCode', async (_request, reply) => {
  const context = {
    origin: publicOrigin,
    path: pagePath,
    account: null,
    loginPath: '/login',
    stars: { lists: [], next: '/' },
  }
  const html = await renderer.render({ kind: 'overview', view }, context)
  const tag = createHash('sha256').update(html).digest('base64url')
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('etag', `W/"${tag}"`)
    .send(html)
})
await app.listen({ host: '127.0.0.1', port: Number(getVariable('PORT')) })
process.once('SIGTERM', () => app.close())
