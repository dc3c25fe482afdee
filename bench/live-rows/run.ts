/**
 * What live prices cost a page: 500 rows with 5 ticks a second each, kept up to date by React and by a script that writes into the same rows.
 * Usage: node bench/live-rows/run.ts [--rounds 3] [--seconds 5]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { launchBrowser } from '@bellwether/testing'
import type { Browser } from 'playwright-core'
import { build } from 'vite'

process.env.NODE_ENV = 'production'
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '5' } },
})
const perSecond = 5
const ways = ['by-script', 'by-react'] as const
type Way = (typeof ways)[number]

interface Cost {
  readonly scriptMs: number
  readonly layoutMs: number
  readonly taskMs: number
}

const folder = mkdtempSync(join(tmpdir(), 'bellwether-live-rows-'))
const configFile = join(import.meta.dirname, '../../apps/site/vite.config.ts')
const page = (name: string) => join(import.meta.dirname, 'page', name)
await build({
  configFile,
  logLevel: 'error',
  build: { outDir: join(folder, 'client'), rollupOptions: { input: [page('by-react.tsx'), page('by-script.ts')] } },
})
await build({
  configFile,
  logLevel: 'error',
  build: { ssr: true, outDir: join(folder, 'server'), rollupOptions: { input: page('draw.tsx') } },
})
const { html }: { html: string } = await import(pathToFileURL(join(folder, 'server/draw.js')).href)
const files = readdirSync(join(folder, 'client'))
const styles = files.filter(name => name.endsWith('.css')).map(name => `<link rel="stylesheet" href="/assets/${name}">`)

const server = createServer((request, reply) => {
  const name = /^\/assets\/([\w.-]+)$/.exec(request.url ?? '')?.[1]
  if (name && files.includes(name)) {
    reply.setHeader('content-type', name.endsWith('.css') ? 'text/css' : 'text/javascript')
    reply.end(readFileSync(join(folder, 'client', name)))
    return
  }
  const script = files.find(file => file.startsWith(`${request.url?.slice(1)}-`) && file.endsWith('.js'))
  reply.setHeader('content-type', 'text/html; charset=utf-8')
  reply.end(
    `<!doctype html>${styles.join('')}<div id="rows">${html}</div><script type="module" src="/assets/${script}"></script>`,
  )
})
await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function measure(browser: Browser, way: Way): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1320, height: 900 } })
  try {
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    tab.on('pageerror', error => console.error(error))
    await tab.goto(`${origin}/${way}`, { waitUntil: 'load' })
    await tab.waitForFunction(() => 'runTicks' in window)
    const run = (ms: number) => tab.evaluate(([rate, time]) => window.runTicks(rate, time), [perSecond, ms] as const)
    await run(1_000)
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      const of = (name: string) => (metrics.find(metric => metric.name === name)?.value ?? 0) * 1_000
      return { scriptMs: of('ScriptDuration'), layoutMs: of('LayoutDuration'), taskMs: of('TaskDuration') }
    }
    const before = await read()
    const ticks = await run(Number(values.seconds) * 1_000)
    const after = await read()
    const price = await tab.locator('[data-bw-field="last"]').last().textContent()
    if (price === '1,284.50p' || ticks === 0) throw new Error(`${way} showed no tick`)
    return {
      scriptMs: after.scriptMs - before.scriptMs,
      layoutMs: after.layoutMs - before.layoutMs,
      taskMs: after.taskMs - before.taskMs,
    }
  } finally {
    await context.close()
  }
}

const browser = await launchBrowser()
try {
  const costs: Record<Way, Cost[]> = { 'by-script': [], 'by-react': [] }
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const way of ways) costs[way].push(await measure(browser, way))
  const median = (way: Way, part: keyof Cost) => {
    const sorted = costs[way].map(cost => cost[part]).sort((a, b) => a - b)
    return (sorted[Math.floor(sorted.length / 2)] ?? 0) / Number(values.seconds)
  }
  console.log('ms of processor time for each second | script | layout | all tasks')
  for (const way of ways) {
    const parts = (['scriptMs', 'layoutMs', 'taskMs'] as const).map(part => median(way, part).toFixed(1))
    console.log(`${way} | ${parts.join(' | ')}`)
  }
  const ratio = median('by-react', 'scriptMs') / median('by-script', 'scriptMs')
  console.log(`React's scripting is ${ratio.toFixed(2)} times the other's; the target is 1.5.`)
  if (ratio > 1.5) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
}
