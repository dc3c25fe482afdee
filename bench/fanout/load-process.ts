import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeCommand } from '../machine/cores.ts'

/** Runs one of the programs in `load/` on its core and returns its output. */
export async function runLoad<Result>(script: string, order: object, core: number | null): Promise<Result> {
  const file = join(import.meta.dirname, 'load', script)
  const [command, args] = nodeCommand(core, [file, JSON.stringify(order)])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  let answer = ''
  child.stdout.on('data', text => (answer += text))
  const [code] = await once(child, 'close')
  process.off('exit', killWithUs)
  if (code !== 0) throw new Error(`${script} failed; the reason stands above`)
  return JSON.parse(answer) as Result
}
