import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { repositoryRoot } from '../../scripts/repository-files.ts'

const next = 'node_modules/next/dist/bin/next'
const dieWithParent = pathToFileURL(join(repositoryRoot, 'apps/platform/testing/die-with-parent.ts')).href
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }

export interface NextServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string
  stop(): Promise<void>
}

/** `next build` in the folder of a project. */
export async function buildNext(project: string): Promise<void> {
  await promisify(execFile)(process.execPath, [next, 'build'], { cwd: project, env }).catch(error => {
    throw new Error(`next build failed:\n${error.stdout}${error.stderr}`)
  })
}

/** `next start` on a free port of the loopback interface, once it says that it is ready. Dies with the test process. */
export async function startNext(project: string): Promise<NextServer> {
  const args = ['--import', dieWithParent, next, 'start', '--hostname', '127.0.0.1', '--port', '0']
  const child = spawn(process.execPath, args, { cwd: project, env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let origin = ''
  for await (const line of createInterface(child.stdout)) {
    origin ||= /Local:\s+(\S+)/.exec(line)?.[1] ?? ''
    if (/Ready in/.test(line)) break
  }
  if (origin === '') throw new Error('next start ended before it named its address.')
  child.stdout.resume()
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
