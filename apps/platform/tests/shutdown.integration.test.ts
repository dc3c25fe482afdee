import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'

type Child = ChildProcessByStdio<null, Readable, Readable>

let child: Child | undefined
afterEach(() => child?.kill('SIGKILL'))

async function startSlowServer({ lameDuckMs = 0, descriptors = 0 } = {}) {
  const limit = descriptors === 0 ? '' : `ulimit -n ${descriptors}; `
  const program = join(import.meta.dirname, 'slow-server.ts')
  const started = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LAME_DUCK_MS: String(lameDuckMs) },
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
  it('lets a request in progress finish, refuses new ones, closes the database, exits 0', async () => {
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

  it('serves every request that begins in the lame-duck time while it is not ready', async () => {
    const server = await startSlowServer({ lameDuckMs: 4000 })
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    server.process.kill('SIGTERM')
    await expect.poll(() => isServed(`${server.origin}/readyz`)).toBe(false)
    let isRunning = true
    void server.ended.then(() => {
      isRunning = false
    })
    const answers = new Set<string>()
    for (let i = 0; i < 20; i += 1) {
      const some = await Promise.all([1, 2, 3].map(() => fetch(`${server.origin}/slow?ms=5`)))
      for (const { status, headers } of some) answers.add(`${status} ${headers.get('connection')}`)
    }
    expect(isRunning).toBe(true)
    expect(answers).toEqual(new Set(['200 close']))
    expect((await server.ended)[0]).toBe(0)
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
    await expect.poll(() => server.log()).toContain('shutting down')
    server.process.kill('SIGTERM')
    const [code] = await server.ended
    expect(code).toBe(143)
    expect(await slow).toBe('cut off')
    expect(server.lines).not.toContain('database closed')
  })
})

describe('descriptors that run out', () => {
  it('refuse new connections with 503 and one line in the log, keep health checks, and recover', async () => {
    const server = await startSlowServer({ descriptors: 300 })
    const { port } = new URL(server.origin)
    const held: Socket[] = []
    try {
      for (let i = 0; i < 250; i += 1) {
        const socket = connect(Number(port), '127.0.0.1')
        socket.on('error', () => {})
        held.push(socket)
      }
      const get = (path: string) =>
        fetch(`${server.origin}${path}`, { headers: { connection: 'close' } }).then(
          answer => [answer.status, answer.headers.get('retry-after')],
          () => ['refused', null],
        )
      await expect.poll(() => server.log(), { timeout: 10_000 }).toContain('too many connections')
      for (const socket of held.splice(180)) socket.destroy()
      await expect.poll(() => get('/slow?ms=0'), { timeout: 10_000 }).toEqual([503, '5'])
      expect(await get('/healthz')).toEqual([200, null])
      expect(await fetch(`${server.origin}/metrics`).then(answer => answer.text())).toMatch(
        /^http_connections_shed_total [1-9]/m,
      )
      for (const socket of held.splice(0)) socket.destroy()
      await expect.poll(() => get('/slow?ms=0'), { timeout: 10_000 }).toEqual([200, null])
      expect(server.log().split('too many connections')).toHaveLength(2)
    } finally {
      for (const socket of held) socket.destroy()
    }
  })
})

function isServed(url: string): Promise<boolean> {
  return fetch(url, { headers: { connection: 'close' } }).then(
    answer => answer.status === 200,
    () => false,
  )
}
