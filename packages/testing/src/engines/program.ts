import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface RunningProgram {
  /** Waits for it; rejects if the program ends before. */
  firstLine(): Promise<string>
  isRunning(): boolean
  stop(): Promise<void>
}

/** A program beside the tests, which ends with them. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProgram {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit')
  const lines: string[] = []
  const first = Promise.withResolvers<string>()
  // Whoever waits for it hears of it.
  first.promise.catch(() => {})
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', line => {
      lines.push(line)
      first.resolve(line)
    })
  }
  exited.then(() => first.reject(new Error(`${program} ended: ${lines.join('\n')}`)))
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  return {
    firstLine: () => first.promise,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      process.off('exit', killWithUs)
      child.kill('SIGTERM')
      await exited
    },
  }
}
