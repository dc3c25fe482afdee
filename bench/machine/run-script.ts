import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { nodeCommand } from './cores.ts'

/** Runs a script in a process of its own, on a core of its own where one is given, and reads the JSON that it prints. */
export async function runScript<Result>(script: string, argument: string, core: number | null = null): Promise<Result> {
  const [command, args] = nodeCommand(core, [script, argument])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let answer = ''
  child.stdout.on('data', text => (answer += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${script} failed; the reason stands above`)
  return JSON.parse(answer) as Result
}
