import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createInterface } from 'node:readline'

export interface RunningProgram {
  /** Waits for the first line that it says and that matches; rejects if the program ends before. */
  firstLine(pattern: RegExp): Promise<string>
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
  const heard = new EventEmitter()
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', line => {
      lines.push(line)
      heard.emit('line')
    })
  }
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  return {
    async firstLine(pattern) {
      for (;;) {
        const found = lines.find(line => pattern.test(line))
        if (found !== undefined) return found
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`${program} ended: ${lines.join('\n')}`)
        await Promise.race([once(heard, 'line'), exited])
      }
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      process.off('exit', killWithUs)
      child.kill('SIGTERM')
      await exited
    },
  }
}
