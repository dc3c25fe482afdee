import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '../../packages/testing/src/free-port.ts'
import { nodeCommand } from './cores.ts'

export interface ServerProcess {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string
  /** The page that it was asked for first. */
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

export interface ServerOptions {
  /** What Node is given; `PORT` stands where the port goes. */
  readonly args: readonly string[]
  readonly cwd: string
  /** It is ready once this answers 200. */
  readonly path: string
  readonly env?: Readonly<Record<string, string>>
  readonly core: number | null
  /** How long it may take until then. */
  readonly readyMs?: number
}

const STOP_TIMEOUT_MS = 10_000

/** Starts a server on a free port and waits until it answers the page. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { args, cwd, path, env = {}, core, readyMs = 60_000 } = options
  const port = String(await findFreePort())
  const [command, commandArgs] = nodeCommand(
    core,
    args.map(arg => (arg === 'PORT' ? port : arg)),
  )
  const child = spawn(command, commandArgs, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: port, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', text => (complaints += text))
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  const origin = `http://127.0.0.1:${port}`
  const url = `${origin}${path}`
  if (!(await answers(url, child, readyMs))) {
    await stop(child)
    throw new Error(`${args.join(' ')} did not answer ${url}:\n${complaints}`)
  }
  return { origin, url, pid: child.pid ?? 0, stop: () => stop(child) }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function answers(url: string, child: ChildProcess, readyMs: number): Promise<boolean> {
  const deadline = performance.now() + readyMs
  while (isRunning(child) && performance.now() < deadline) {
    const status = await fetch(url).then(
      response => response.status,
      () => null,
    )
    if (status === 200) return true
    await delay(100)
  }
  return false
}

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(overdue)
}
