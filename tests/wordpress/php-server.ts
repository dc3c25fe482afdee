import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { findFreePort, findProgram } from '@bellwether/testing'

export interface PhpServer {
  readonly origin: string
  stop(): Promise<void>
}

const attempts = 3
const router = 'router.php'
/** PHP's own server takes a path with a point for a file; such a path of WordPress is `/wp-json/oembed/1.0`. */
const routerSource = `<?php
$path = __DIR__ . urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (file_exists($path)) return false;
require __DIR__ . '/index.php';
`

export const findPhp = () => findProgram(['php'], 'php-cli')

/** PHP's own server of this folder, on a free port of the loopback interface. */
export async function startPhp(site: string): Promise<PhpServer> {
  writeFileSync(join(site, router), routerSource)
  for (let attempt = 1; ; attempt += 1) {
    const host = `127.0.0.1:${await findFreePort()}`
    // WordPress asks itself while it answers, and a browser asks for six files at once.
    const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' }
    const args = ['-S', host, '-t', site, join(site, router)]
    const child = spawn(findPhp(), args, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
    const problem = await readiness(child)
    if (problem === null) return running(child, `http://${host}`)
    // Another program may have taken the port meanwhile.
    if (attempt === attempts || !problem.includes('in use')) throw new Error(`PHP did not start: ${problem}`)
  }
}

/** Null once ready; what it wrote if it gave up. */
async function readiness({ stderr }: ChildProcessByStdio<null, null, Readable>): Promise<string | null> {
  const log: string[] = []
  for await (const line of createInterface(stderr)) {
    if (line.includes('started')) {
      stderr.resume()
      return null
    }
    log.push(line)
  }
  return log.join('\n')
}

/** Its workers are processes of its group. */
function running(child: ChildProcess, origin: string): PhpServer {
  const kill = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', kill)
  const ended = once(child, 'close')
  return {
    origin,
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
