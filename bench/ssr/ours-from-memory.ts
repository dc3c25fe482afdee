/** Our renderer and our answer around it (ETag, nonce, policy), with the view in memory: what the peers do, done our way. */
import { readFileSync } from 'node:fs'
import type { OverviewView } from '@bellwether/contract'
import fastify from 'fastify'
import { sendPage, toRenderedPage } from '../../apps/site/src/page-response.ts'
import { createBuiltRenderer } from '../../apps/site/src/renderer.ts'
import { getVariable, pagePath, publicOrigin } from './page.ts'

const view = JSON.parse(readFileSync(getVariable('BENCH_VIEW'), 'utf8')) as OverviewView
const renderer = await createBuiltRenderer()
const app = fastify()
app.decorateRequest('account', null)
app.get('/market-research/:marketCode', async (request, reply) => {
  const context = { origin: publicOrigin, path: pagePath, account: null, loginPath: '/login' }
  const html = await renderer.render({ kind: 'overview', view }, context)
  return sendPage(request, reply, toRenderedPage(html), { dev: false })
})
await app.listen({ host: '127.0.0.1', port: Number(getVariable('PORT')) })
process.once('SIGTERM', () => app.close())
