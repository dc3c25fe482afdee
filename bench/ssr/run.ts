/**
 * Requests per second and processor time per request of the Overview page, ours beside Next.js and React Router.
 * Usage: node bench/ssr/run.ts [--passes 3] [--seconds 5]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { findCores, nodeCommand } from '../machine/cores.ts'
import { type ServerProcess, startServer } from '../machine/server-process.ts'
import { parseArguments } from './arguments.ts'
import { type HtmlShape, toHtmlShape } from './html-shape.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import { pagePath } from './page.ts'
import { preparePeer } from './peers.ts'
import { findCrowdedOut, findHeldBack, type Row, toTable } from './report.ts'

interface Contestant {
  readonly name: string
  readonly server: ServerProcess
  readonly unique: boolean
  readonly shape: HtmlShape
  readonly results: LoadResult[]
}

const SECURITIES = 60
const CONNECTIONS = 8
const WARM_UP_SECONDS = 1
// Once for each server before the first pass. Requests, not seconds: a slow server needs as many for V8 to settle as a fast one.
const FIRST_WARM_UP_REQUESTS = 1_000
// React Router and Next add a few elements of their own to the page.
const ELEMENTS_TOLERANCE = 0.05
const BYTES_TOLERANCE = 0.02

const likeForLike = 'ours, from memory'

const { passes, seconds } = parseArguments(process.argv.slice(2))
const cores = findCores()
const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'))
const servers: ServerProcess[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

try {
  const contestants = await startAll()
  checkSamePage(contestants)
  for (const contestant of contestants) await measure(contestant, 1, FIRST_WARM_UP_REQUESTS)
  for (let pass = 0; pass < passes; pass += 1) {
    // Another one goes first each time, so that none always follows the same neighbour's heat.
    const start = pass % contestants.length
    for (const contestant of [...contestants.slice(start), ...contestants.slice(0, start)]) {
      const result = await measure(contestant, seconds)
      contestant.results.push(result)
      console.log(`pass ${pass + 1}  ${contestant.name}: ${result.requestsPerSecond.toFixed(0)} requests/s`)
    }
  }
  print(contestants)
} finally {
  await Promise.all(servers.map(server => server.stop()))
}

async function startAll(): Promise<Contestant[]> {
  console.log('Building what is not built yet ...')
  buildPages()
  const next = preparePeer('next')
  const reactRouter = preparePeer('react-router')
  const dataDir = join(folder, 'data')
  cpSync(await getUniverseTemplate(SECURITIES), dataDir, { recursive: true })
  const view = join(folder, 'view.json')

  const start = async (cwd: string, args: readonly string[], env: Record<string, string> = {}) => {
    const server = await startServer({
      args,
      cwd,
      path: pagePath,
      env: { BENCH_VIEW: view, ...env },
      core: cores?.server ?? null,
    })
    servers.push(server)
    return server
  }
  const here = import.meta.dirname
  // The first writes the view that the others read.
  const platform = await start(here, ['ours.ts'], { DATA_DIR: dataDir })
  const memory = await start(here, ['ours-from-memory.ts'])
  const nextArgs = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', 'PORT']
  const nextServer = await start(next.folder, nextArgs)
  const router = await start(reactRouter.folder, ['server.ts'])
  const plainRouter = await start(reactRouter.folder, ['server.ts'], { BENCH_HYDRATION: 'off' })
  return Promise.all([
    enter(likeForLike, memory),
    enter(`React Router ${reactRouter.version}, HTML alone`, plainRouter),
    enter(`React Router ${reactRouter.version}`, router),
    enter(`Next.js ${next.version}`, nextServer),
    enter('ours, from the database', platform, true),
    enter('ours, as served (1 min cache)', platform),
  ])
}

async function enter(name: string, server: ServerProcess, unique = false): Promise<Contestant> {
  const response = await fetch(server.url)
  return { name, server, unique, shape: toHtmlShape(await response.text()), results: [] }
}

/** The comparison is worth nothing unless every server shows the same page. */
function checkSamePage(contestants: readonly Contestant[]): void {
  const ours = contestants.find(contestant => contestant.name === likeForLike)?.shape
  for (const { name, shape } of contestants) {
    const differs = Math.abs(shape.elements / (ours?.elements ?? Number.NaN) - 1) > ELEMENTS_TOLERANCE
    if (differs) throw new Error(`${name} has ${shape.elements} elements, ours has ${ours?.elements}`)
    if (shape.mainText === '' || shape.mainText !== ours?.mainText)
      throw new Error(`${name} does not show the text that ours shows in <main>`)
  }
}

async function measure({ name, server, unique, shape }: Contestant, seconds: number, warmUpRequests = 0) {
  const order: LoadOrder = {
    url: server.url,
    pid: existsSync('/proc/self/stat') ? server.pid : null,
    unique,
    // Each answer is a page nobody has asked for yet: where a queue of them stands, further ones are refused.
    connections: unique ? 1 : CONNECTIONS,
    warmUpSeconds: WARM_UP_SECONDS,
    warmUpRequests,
    seconds,
  }
  const script = join(import.meta.dirname, 'load.ts')
  const [command, args] = nodeCommand(cores?.load ?? null, [script, JSON.stringify(order)])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let answer = ''
  child.stdout.on('data', text => (answer += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The load on ${name} failed; the reason stands above`)
  const result = JSON.parse(answer) as LoadResult
  if (Math.abs(result.bytesPerRequest / shape.bytes - 1) > BYTES_TOLERANCE)
    throw new Error(`${name} sent ${result.bytesPerRequest.toFixed(0)} bytes under load and ${shape.bytes} before`)
  return result
}

function print(contestants: readonly Contestant[]): void {
  const rows: Row[] = contestants.map(({ name, shape, results }) => ({ name, ...shape, results }))
  console.log(`\n${toTable(rows, likeForLike)}\n`)
  console.log(
    `Medians. Interleaved passes: ${passes}, of ${seconds} s for each server; ${CONNECTIONS} connections; no compression.`,
  )
  console.log(
    cores
      ? `Each server on core ${cores.server}, the load on core ${cores.load}. Node ${process.versions.node}.`
      : 'Cores could not be chosen (no taskset, or one core): servers and load share what there is.',
  )
  for (const name of findHeldBack(rows))
    console.log(`${name}: the load generator was the limit; its requests/s are a lower bound.`)
  const crowdedOut = cores ? findCrowdedOut(rows) : []
  if (crowdedOut.length > 0)
    console.log(`Other programs took part of the core from: ${crowdedOut.join('; ')}. Prefer the CPU columns there.`)
}
