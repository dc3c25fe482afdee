/**
 * How long until the last of ten components is painted, on a connection of 150 ms round trip: our loader and its peers
 * beside a page written by hand.
 * Usage: node bench/loader/run.ts [--passes 7] [--round-trip 150] [--only hints,SystemJS] [--runtime preact] [--waterfall]
 */
import { loadavg } from 'node:os'
import { createToken } from '../../packages/loader/testing/token.ts'
import { parseArguments } from './arguments.ts'
import { buildPeers } from './built-peers.ts'
import { createCandidates } from './candidates.ts'
import { componentCount, publishComponents } from './components.ts'
import { createCertificate } from './link/certificate.ts'
import { createDelayedLink } from './link/delayed-link.ts'
import { measureVisit } from './measure.ts'
import { toConfiguration, toConfigurationPath } from './pages/bellwether.ts'
import { type Candidate, toBarePage } from './pages/host-page.ts'
import { type Row, toTable, toVerdicts } from './report.ts'
import { type Servers, startServers } from './servers.ts'
import { toWaterfall } from './waterfall.ts'

/** Of WebPageTest's 4G. */
const bytesPerSecond = 9_000_000 / 8

const { passes, roundTripMs, only, runtime, waterfall } = parseArguments(process.argv.slice(2))
/** Until what components ask for afterwards is there too. */
const settleMs = 2000 + 4 * roundTripMs
const barePage = 'bare'
const certificate = createCertificate()
const token = createToken()
const published = await publishComponents(runtime)
const peers = buildPeers(published)
const link = createDelayedLink({ roundTripMs, bytesPerSecond })
const servers = await startServers(certificate, link, token)
try {
  const candidates = prepare(servers)
  const rows = await measure(candidates)
  const baseline = rows[0]?.name ?? ''
  console.log(`\n${toTable(rows, baseline)}\n`)
  for (const { line, isMet } of toVerdicts(rows, baseline)) {
    console.log(line)
    if (!isMet) process.exitCode = 1
  }
  const { react, preact } = published.bytes
  console.log(`The ${componentCount} components, gzip: ${toKb(react)} kB on React, ${toKb(preact)} kB on Preact.`)
  console.log(
    `On ${runtime}. Medians of ${passes} interleaved passes; round trip ${roundTripMs} ms, 9 Mbit/s; load average ${loadavg()
      .map(load => load.toFixed(1))
      .join(', ')}.`,
  )
} finally {
  servers.close()
  link.close()
}

function prepare({ cdn, cdnFiles, guarded, hostFiles }: Servers): Candidate[] {
  const surroundings = { ...published, token, cdn: `${cdn}cdn/`, api: cdn, configApi: `${cdn}config-api/` }
  for (const [path, text] of published.files) cdnFiles.set(`cdn/${path}`, text)
  cdnFiles.set('cdn/components.json', JSON.stringify(published.manifest))
  for (const [path, body] of published.views) guarded.set(path.slice(1), body)
  guarded.set(`config-api/${toConfigurationPath()}`, JSON.stringify(toConfiguration(surroundings)))
  const [first, ...others] = createCandidates(surroundings, peers)
  const chosen = others.filter(({ name }) => only === null || only.some(part => name.includes(part)))
  const candidates = first === undefined ? [] : [first, ...chosen]
  hostFiles.set(barePage, toBarePage(surroundings))
  for (const { name, html, files = new Map() } of candidates) {
    hostFiles.set(encodeURIComponent(name), html)
    for (const [path, text] of files) cdnFiles.set(`cdn/${path}`, text)
  }
  return candidates
}

async function measure(candidates: readonly Candidate[]): Promise<Row[]> {
  const rows = candidates.map(({ name, goal, coreBytes, reservesHeight = false }) => ({
    name,
    goal,
    coreBytes,
    reservesHeight,
    requests: 0,
    layoutShift: 0,
    paintedMs: [] as number[],
    firstPaintRatios: [] as number[],
  }))
  let expected: string | null = null
  const visit = (name: string, count: number, settleMs: number) =>
    measureVisit(certificate.browserFlag, toUrl(name), count, settleMs)
  // The servers compress each answer when it is first asked for.
  for (const { name } of rows) await visit(name, componentCount, 0)
  for (let pass = 0; pass < passes; pass += 1) {
    // Another one goes first each time, so that none always follows the same neighbour.
    const start = pass % rows.length
    for (const row of [...rows.slice(start), ...rows.slice(0, start)]) {
      const bare = await visit(barePage, 0, 0)
      servers.takeRequests()
      const visited = await visit(row.name, componentCount, settleMs)
      const { paintedMs, firstPaintMs, layoutShift, shown, problems } = visited
      expected ??= shown
      if (shown !== expected)
        throw new Error(
          `${row.name} shows something else than the others: ${findDifference(shown, expected)} ${problems.join('\n')}`,
        )
      row.paintedMs.push(paintedMs)
      row.firstPaintRatios.push(firstPaintMs / bare.firstPaintMs)
      row.layoutShift = Math.max(row.layoutShift, layoutShift)
      row.requests = Math.max(row.requests, servers.takeRequests().length)
      console.log(`pass ${pass + 1}  ${row.name}: ${paintedMs.toFixed(0)} ms, load average ${loadavg()[0]?.toFixed(1)}`)
      if (pass > 0) continue
      for (const problem of problems) console.log(`  ${problem}`)
      if (waterfall) console.log(toWaterfall(visited.timings).join('\n'))
    }
  }
  return rows
}

/** The first line that differs, as shown and as expected. */
function findDifference(shown: string, expected: string): string {
  const lines = expected.split('\n')
  const at = shown.split('\n').findIndex((line, index) => line !== lines[index])
  return `"${shown.split('\n')[at]}" instead of "${lines[at]}" in line ${at + 1}.`
}

function toKb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function toUrl(name: string): string {
  return `${servers.host}${encodeURIComponent(name)}`
}
