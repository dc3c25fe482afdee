/** How long fifty hostile queries take, each by itself, on the route that answers them; see bench/README.md. */
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { defaultServiceFlags } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import Fastify from 'fastify'
import { graphqlCallRoutes } from '../../features/api/src/graphql/graphql-route.ts'
import { hostileQueries } from '../../features/api/src/graphql/hostile-queries.fixture.ts'
import { createResearchContext } from '../../features/research/src/research-context.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } })
const targetMs = 50
const ordinary = '{ newsHeadlines(symbol: "LSE:HVL", limit: 10) { aggregate { count } headlines { id title } } }'

const db = await openMarket()
const app = Fastify()
await graphqlCallRoutes(app, createResearchContext({ db, services: defaultServiceFlags, log: app.log }), {
  introspection: false,
})

async function ask(query: string): Promise<number> {
  const payload = JSON.stringify({ query })
  const startedAt = performance.now()
  await app.inject({
    method: 'POST',
    url: '/market-research/api/graphql-call',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  return performance.now() - startedAt
}

async function measure(query: string): Promise<{ readonly median: number; readonly worst: number }> {
  const taken: number[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) taken.push(await ask(query))
  taken.sort((a, b) => a - b)
  return { median: taken[Math.floor(taken.length / 2)] ?? 0, worst: taken.at(-1) ?? 0 }
}

await measure(ordinary)
const peer = await measure(ordinary)
const rows = []
for (const [name, query] of hostileQueries) {
  const { median, worst } = await measure(query)
  rows.push({
    query: name,
    median: median.toFixed(2),
    worst: worst.toFixed(2),
    ratio: (median / peer.median).toFixed(2),
  })
}
rows.sort((a, b) => Number(b.median) - Number(a.median))
console.table(rows.slice(0, 10))
console.log(`An ordinary list of ten: median ${peer.median.toFixed(2)} ms, worst ${peer.worst.toFixed(2)} ms.`)
const slow = rows.filter(({ median }) => Number(median) > targetMs)
console.log(`${slow.length} of ${rows.length} hostile queries take more than ${targetMs} ms.`)
await app.close()
await db.close()
