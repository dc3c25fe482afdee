import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toIntegrity } from './cdn-source.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'bellwether-cli-'))
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
  return { path: path.replace('cdn/', ''), integrity: toIntegrity(text) }
}
const config = {
  configuration: {
    namespace: 'acme',
    source: { type: 'none' },
    overrides: { components: { news: { type: 'news-list', settings: { marketCode: 'LSE:HVL' } } } },
  },
  elementBindings: [{ morningstarComponentId: 'news', container: 'c' }],
}
const loader = 'globalThis.bellwether = { load() {} }'

beforeAll(() => {
  const index = put('cdn/components/news-list/1.0.0/index.js', 'export {}')
  const parts = { 'bellwether.js': put('cdn/loader/0.1.0/bellwether.js', loader) }
  const components = { 'news-list': { tagName: 'bw-news-list', versions: { '1.0.0': { files: [index] } } } }
  put('cdn/components.json', JSON.stringify({ contract: 1, components, loader: { '0.1.0': parts } }))
  put('config.json', JSON.stringify(config))
  put('wrong.json', JSON.stringify({ ...config, runtime: { region: 'mars' } }))
  put('odd.json', JSON.stringify({ ...config, runtme: {} }))
  put('broken.json', '{')
})
afterAll(() => rmSync(folder, { recursive: true }))

const ask = (words: string, input = '') =>
  run(words.split(' '), {
    folder,
    readInput: async () => input,
    writeFile: (path, text) => writeFile(path, text),
    now: () => Date.UTC(2026, 0, 1),
  })

describe('hints', () => {
  it('prints the head for a folder and the address it will have', async () => {
    const { stdout, stderr, exitCode } = await ask(
      'hints config.json --cdn cdn --at https://cdn.example/cdn --nonce abc',
    )
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('Note: components.json')])
    expect(stdout).toContain(
      '<link rel="modulepreload" href="https://cdn.example/cdn/components/news-list/1.0.0/index.js"',
    )
    expect(stdout).toContain(`integrity="${toIntegrity(loader)}" crossorigin></script>`)
    expect(stdout).toContain('nonce="abc"')
  })

  it('reads a CDN by its address, and prints a plan for programs', async () => {
    const server = createServer((request, response) => response.end(readFileSync(join(folder, request.url ?? ''))))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const cdn = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cdn/`
    const { stdout } = await ask(`hints - --cdn ${cdn} --now --json`, JSON.stringify(config))
    server.close()
    const plan = JSON.parse(stdout)
    expect(plan.requests[0].url).toBe(`${cdn}components.json?t=${Date.UTC(2026, 0, 1)}&news-list,*`)
    expect(plan.validSeconds).toBe(60)
  })

  it('writes a boot script with its hash in the tag', async () => {
    const { stdout } = await ask('hints config.json --cdn cdn --at https://cdn.example/ --boot boot.js')
    const script = readFileSync(join(folder, 'boot.js'), 'utf8')
    expect(script.startsWith(loader)).toBe(true)
    expect(stdout).toContain(
      `<script async fetchpriority="high" src="boot.js" integrity="${toIntegrity(script)}" crossorigin></script>`,
    )
    expect(stdout).not.toContain('loader/0.1.0')
  })

  it('writes none from a loader with other bytes than were published', async () => {
    put('cdn/loader/0.1.0/bellwether.js', 'tampered')
    const { stderr, exitCode } = await ask('hints config.json --cdn cdn --at https://cdn.example/ --boot other.js')
    put('cdn/loader/0.1.0/bellwether.js', loader)
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('does not match its hash')])
    expect(() => readFileSync(join(folder, 'other.js'))).toThrow()
  })
})

describe('check', () => {
  it.each([
    ['check config.json --cdn cdn', 0, 'config.json: 0 errors, 0 warnings\n'],
    [
      'check wrong.json',
      1,
      'error   runtime.region: Specified runtime.region is not valid. Valid values are: apac, emea, us\nwrong.json: 1 error, 0 warnings\n',
    ],
    ['check odd.json', 0, 'warning runtme: Unknown key runtme. Did you mean runtime?\nodd.json: 0 errors, 1 warning\n'],
  ])('%s ends with %i', async (words, code, text) => {
    expect(await ask(words)).toEqual({ stdout: text, stderr: '', exitCode: code })
  })

  it('counts warnings too if told so, and speaks JSON', async () => {
    const { stdout, exitCode } = await ask('check odd.json --strict --json')
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      problems: [{ severity: 'warning', path: 'runtme', message: 'Unknown key runtme. Did you mean runtime?' }],
    })
  })
})

it('prints the schema for editors, and takes a file that names it', async () => {
  const { stdout } = await ask('schema')
  expect(JSON.parse(stdout)).toMatchObject({ title: 'Bellwether loader configuration', type: 'object' })
  const named = JSON.stringify({ $schema: './bellwether.schema.json', ...config })
  expect((await ask('check - --strict', named)).exitCode).toBe(0)
})

it.each([
  ['', 'Name a command and a file'],
  ['hint config.json', 'Unknown command "hint"'],
  ['check config.json --colour', "Unknown option '--colour'"],
  ['check nothing.json', 'Cannot read nothing.json'],
  ['check broken.json', 'Cannot read broken.json'],
  ['hints config.json', 'Missing --cdn'],
  ['hints config.json --cdn cdn', '--at is required'],
  ['hints wrong.json --cdn cdn --at https://cdn.example/', 'Specified runtime.region is not valid'],
])('"%s" fails in words', async (words, text) => {
  const { stdout, stderr, exitCode } = await ask(words)
  expect([stdout, exitCode]).toEqual(['', 1])
  expect(stderr).toContain(text)
})
