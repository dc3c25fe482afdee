import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findProgram } from './find-program.ts'
import { findFreePort } from './free-port.ts'

export interface NatsServer {
  readonly url: string
  /** At once, as a crash would. */
  kill(): Promise<void>
  /** After `kill`, on the same port. */
  restart(): Promise<void>
  /** Stands still with its connections open, until `resume`. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

const READY = 'Server is ready'
const ATTEMPTS = 3

/** A throw-away nats-server on a free port of the loopback interface, without storage. */
export async function startNats(): Promise<NatsServer> {
  const program = findProgram(['nats-server'], 'nats-server')
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort()
    const started = await start(program, port)
    if (typeof started !== 'string') return running(program, port, started)
    // Another program may have taken the port between our asking and the server's binding.
    if (attempt === ATTEMPTS || !started.includes('address already in use')) {
      throw new Error(`nats-server did not start: ${started}`)
    }
  }
}

function running(program: string, port: number, first: ChildProcess): NatsServer {
  let child = first
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    async restart() {
      const started = await start(program, port)
      if (typeof started === 'string') throw new Error(`nats-server did not start again: ${started}`)
      child = started
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      process.off('exit', killWithUs)
      await kill()
    },
  }
}

/** The process once it is ready; what it wrote if it gave up. */
async function start(program: string, port: number): Promise<ChildProcess | string> {
  const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] })
  const log: string[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    if (line.includes(READY)) {
      // Reading up to here paused the log; a server whose log nobody reads stands still once the pipe is full.
      child.stderr.resume()
      return child
    }
    log.push(line)
  }
  return log.join('\n')
}
