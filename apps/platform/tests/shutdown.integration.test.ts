import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'

type Child = ChildProcessByStdio<null, Readable, Readable>

let child: Child | undefined
afterEach(() => child?.kill('SIGKILL'))

async function startSlowServer() {
  const started = spawn(process.execPath, [join(import.meta.dirname, 'slow-server.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  const lines: string[] = []
  let log = ''
  started.stderr.on('data', text => {
    log += text
  })
  const reader = createInterface(started.stdout).on('line', line => lines.push(line))
  const [origin] = (await once(reader, 'line')) as [string]
  const nextLine = () => once(reader, 'line').then(([line]) => line as string)
  return { origin, lines, nextLine, log: () => log, process: started, ended: once(started, 'close') }
}

describe('SIGTERM', () => {
  it('lets a request under way finish, refuses new ones, closes the database, exits 0', async () => {
    const server = await startSlowServer()
    const arrived = server.nextLine()
    const slow = fetch(`${server.origin}/slow?ms=1000`)
    expect(await arrived).toBe('slow request arrived')

    server.process.kill('SIGTERM')
    // New connections are refused once the signal has been handled.
    await expect.poll(() => isServed(`${server.origin}/readyz`)).toBe(false)

    const answer = await slow
    expect([answer.status, await answer.text()]).toEqual([200, 'finished all the same'])
    const [code] = await server.ended
    expect(code).toBe(0)
    expect(server.lines.at(-1)).toBe('database closed')
    expect(server.log()).not.toContain('cut off')
  })

  it('sent a second time ends the process at once', async () => {
    const server = await startSlowServer()
    const arrived = server.nextLine()
    const slow = fetch(`${server.origin}/slow?ms=15000`).then(
      () => 'answered',
      () => 'cut off',
    )
    await arrived
    server.process.kill('SIGTERM')
    await expect.poll(() => server.log()).toContain('stopping')
    server.process.kill('SIGTERM')
    const [code] = await server.ended
    expect(code).toBe(143)
    expect(await slow).toBe('cut off')
    expect(server.lines).not.toContain('database closed')
  })
})

function isServed(url: string): Promise<boolean> {
  return fetch(url, { headers: { connection: 'close' } }).then(
    answer => answer.status === 200,
    () => false,
  )
}
