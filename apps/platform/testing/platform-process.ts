import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { repository } from '@bellwether/testing'

const pollMs = 50
const dieWithParent = pathToFileURL(join(import.meta.dirname, 'die-with-parent.ts')).href

export type PlatformProcess = {
  /** `http://localhost:PORT`, without a slash at the end; as the platform itself gives it. */
  readonly origin: string
  readonly pid: number
  stdout(): string
  stderr(): string
  /** False when it ended before it was ready. */
  isReady(): Promise<boolean>
  kill(signal: NodeJS.Signals): void
  /** The exit code, or null after a signal that killed it. */
  readonly ended: Promise<number | null>
}

export type PlatformProcessOptions = {
  readonly port: number
  readonly dataDir: string
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
}

/** The platform as `npm start` runs it, but for the port and the data directory. Dies with the test process. */
export function spawnPlatform({ port, dataDir, env = {}, args = [] }: PlatformProcessOptions): PlatformProcess {
  const origin = `http://localhost:${port}`
  const main = join(import.meta.dirname, '../src/main.ts')
  const child = spawn(process.execPath, ['--import', dieWithParent, main, ...args], {
    cwd: repository,
    env: { ...process.env, ...toVariables(port, dataDir), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', text => (output.stdout += text))
  child.stderr.on('data', text => (output.stderr += text))
  const ended = once(child, 'close').then(() => child.exitCode)
  return {
    origin,
    pid: child.pid ?? 0,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    isReady: () => answersHealth(origin, () => child.exitCode === null && child.signalCode === null),
    kill: signal => child.kill(signal),
    ended,
  }
}

function toVariables(port: number, dataDir: string) {
  return {
    NODE_ENV: 'production',
    // Tests name days and prices.
    MARKET_DAYS: 'fixed',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: '',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    NATS_URL: '',
    LOG_LEVEL: 'info',
    LAME_DUCK_MS: '0',
    WORKERS: '1',
  }
}

async function answersHealth(origin: string, isRunning: () => boolean): Promise<boolean> {
  while (isRunning()) {
    const status = await fetch(`${origin}/healthz`).then(
      answer => answer.status,
      () => null,
    )
    if (status === 200) return true
    await delay(pollMs)
  }
  return false
}
