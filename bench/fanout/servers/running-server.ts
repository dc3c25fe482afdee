import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '../../../packages/testing/src/free-port.ts'
import { pinnedCommand } from '../../machine/cores.ts'
import type { Contestant, Ports } from './contestants.ts'

export interface RunningServer extends Ports {
  readonly pid: number
  stop(): Promise<void>
}

const readyTimeoutMs = 30_000
const pollMs = 50

/** Starts the server on two free ports and waits until it takes connections. */
export async function startContestant(
  contestant: Contestant,
  core: number | null,
  folder: string,
): Promise<RunningServer> {
  const ports = { port: await findFreePort(), feedPort: await findFreePort() }
  const [program, args] = contestant.command(ports, folder)
  const [command, all] = pinnedCommand(core, program === 'node' ? process.execPath : program, args)
  const child = spawn(command, all, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ports.port),
      FEED_PORT: String(ports.feedPort),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', text => (complaints += text))
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const ended = once(child, 'exit').then(() => process.off('exit', killWithUs))

  const deadline = performance.now() + readyTimeoutMs
  while (!(await isListening(ports.port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${contestant.name} did not start:\n${complaints}`)
    }
    await delay(pollMs)
  }
  return {
    ...ports,
    pid: child.pid ?? 0,
    async stop() {
      // A killed master leaves its worker behind; an overloaded program may not react to SIGTERM.
      child.kill('SIGTERM')
      const overdue = setTimeout(killWithUs, 3000)
      await ended
      clearTimeout(overdue)
      if (complaints !== '') console.log(`${contestant.name} complained: ${complaints.slice(0, 500)}`)
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}
