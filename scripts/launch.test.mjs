import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processSettings } from './process-settings.mjs'

const launcher = join(import.meta.dirname, 'launch.mjs')
let folder
let waiting
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellwether launch-'))
  waiting = write(
    'waiting.mjs',
    `const waiting = setInterval(() => {}, 1000)
     for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
       process.on(signal, () => { console.log('got ' + signal); clearInterval(waiting); process.exitCode = 7 })
     console.log('ready ' + process.pid)`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name, source) {
  const path = join(folder, name)
  writeFileSync(path, source)
  return path
}

/** The process, its lines as they come, and its end. */
function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return { child, nextLine: async () => (await lines.next()).value, ended: once(child, 'exit') }
}

const launch = (...args) => run(process.execPath, [launcher, ...args])

describe('launch.mjs', () => {
  it('passes arguments on as they are, and the exit code back', async () => {
    const script = write('telling.mjs', 'console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 3')
    const { nextLine, ended } = launch(script, '--name', 'two words', '')
    expect(JSON.parse(await nextLine())).toEqual(['--name', 'two words', ''])
    expect(await ended).toEqual([3, null])
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('passes %s on and waits for the end', async signal => {
    const { child, nextLine, ended } = launch(waiting)
    expect(await nextLine()).toMatch(/^ready/)
    child.kill(signal)
    expect(await nextLine()).toBe(`got ${signal}`)
    expect(await ended).toEqual([7, null])
  })

  it('gives settings of memory and threads, unless the environment has its own', async () => {
    const script = write('memory.mjs', 'console.log(JSON.stringify(process.env))')
    const toldOf = async started => JSON.parse(await started.nextLine())
    expect(await toldOf(launch(script))).toMatchObject(processSettings)
    process.env.MALLOC_ARENA_MAX = '5'
    const started = launch(script)
    delete process.env.MALLOC_ARENA_MAX
    expect(await toldOf(started)).toMatchObject({ ...processSettings, MALLOC_ARENA_MAX: '5' })
  })

  it.each([
    [
      'container',
      'deploy/Dockerfile',
      (name, value) => (value.includes(' ') ? `${name}="${value}"` : `${name}=${value}`),
    ],
    [
      'service',
      'deploy/systemd/bellwether@.service',
      (name, value) => `Environment=${value.includes(' ') ? `"${name}=${value}"` : `${name}=${value}`}\n`,
    ],
  ])('the %s has the same settings', (_what, file, toLine) => {
    const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    for (const [name, value] of Object.entries(processSettings)) expect(text).toContain(toLine(name, value))
  })

  it('reports a program that was killed as a shell does', async () => {
    const { nextLine, ended } = launch(waiting)
    process.kill(Number((await nextLine()).split(' ')[1]), 'SIGKILL')
    expect(await ended).toEqual([128 + 9, null])
  })

  it('stops the program when the shell above it dies without passing the signal on', async () => {
    // The command after the launcher keeps the shell from handing over its own process.
    const { child, nextLine } = run('sh', ['-c', '"$0" "$@"; true', process.execPath, launcher, waiting])
    expect(await nextLine()).toMatch(/^ready/)
    child.kill('SIGTERM')
    expect(await nextLine()).toBe('got SIGTERM')
  })
})
