/**
 * In a clean clone with nothing installed: `npm start`, wait for /healthz, open a page, stop with SIGTERM. Then once
 * more, to show how long a second start takes. Runs under the system's Node, like a newcomer's first command.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

// Only to end what hangs: the first start installs and builds everything, over whatever line there is.
const limitMs = 15 * 60_000
const stopLimitMs = 30_000
const page = { path: '/market-research/LSE:HVL', text: 'Harrow &amp; Vale plc' }

const repository = fileURLToPath(new URL('..', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'bellwether-clone-'))
const clone = join(home, 'bellwether')
try {
  const { status } = spawnSync('git', ['clone', '--quiet', repository, clone], { stdio: 'inherit' })
  if (status !== 0) throw new Error('git clone failed')
  console.log(`First start in a clean clone: ready after ${await proveStart()} s`)
  console.log(`Second start: ready after ${await proveStart()} s`)
} catch (error) {
  console.error(`The start could not be proved: ${error.message}`)
  process.exitCode = 1
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 10 })
}

async function proveStart() {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const started = Date.now()
  const npm = spawn('npm', ['start'], { cwd: clone, env: newcomerEnv(port), stdio: ['ignore', 'inherit', 'pipe'] })
  let log = ''
  npm.stderr.on('data', text => {
    log += text
    process.stderr.write(text)
  })
  // The pipe closes when the last process that writes to it has ended, not npm alone.
  const ended = new Promise(resolve => npm.once('close', (code, signal) => resolve(code ?? signal)))
  try {
    await waitForHealth(origin, npm, started)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    const answer = await fetch(`${origin}${page.path}`)
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${page.path} answered ${answer.status}`)
    if (!body.includes(page.text)) throw new Error(`${page.path} does not show "${page.text}"`)
    npm.kill('SIGTERM')
    const code = await Promise.race([ended, delay(stopLimitMs, 'nothing', { ref: false })])
    // Debian's sh dies of the signal and npm says so; other shells hand over to the platform, which exits with 0.
    if (code !== 0 && code !== 'SIGTERM') throw new Error(`npm start ended with ${code} after SIGTERM`)
    if (!/"msg":"stopped"\}\s*$/.test(log)) throw new Error('the platform did not stop cleanly after SIGTERM')
    return seconds
  } finally {
    npm.kill('SIGKILL')
  }
}

async function waitForHealth(origin, npm, started) {
  while (Date.now() - started < limitMs) {
    if (npm.exitCode !== null || npm.signalCode !== null) throw new Error('npm start ended before it was ready')
    const status = await fetch(`${origin}/healthz`).then(
      answer => answer.status,
      () => null,
    )
    if (status === 200) return
    await delay(100)
  }
  throw new Error(`no 200 from /healthz within ${limitMs / 1000} s`)
}

/** Without what this run or its caller set: the clone must stand on its own. */
function newcomerEnv(port) {
  const env = { ...process.env, PORT: String(port) }
  const ours = [
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'NATS_URL',
    'PUBLIC_ORIGIN',
    'LOG_LEVEL',
    'NODE_OPTIONS',
    'NODE_ENV',
  ]
  for (const name of Object.keys(env)) if (ours.includes(name) || name.startsWith('npm_')) delete env[name]
  return env
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
