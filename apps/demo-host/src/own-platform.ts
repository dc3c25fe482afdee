import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const main = join(import.meta.dirname, '../../platform/src/main.ts')
const pollMs = 250

export async function isRunning(platform: string): Promise<boolean> {
  try {
    return (await fetch(`${platform}/healthz`)).ok
  } catch {
    return false
  }
}

/** `npm start` in a process of its own, which ends with this one. Resolves when it answers. */
export async function startPlatform(platform: string): Promise<ChildProcess> {
  const { port } = new URL(platform)
  const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: port }, stdio: 'inherit' })
  process.once('exit', () => child.kill())
  while (!(await isRunning(platform))) {
    if (child.exitCode !== null) throw new Error(`The platform ended with ${child.exitCode} before it answered.`)
    await setTimeout(pollMs)
  }
  return child
}
