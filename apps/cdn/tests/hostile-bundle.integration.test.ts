import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WidgetToDraw } from '@bellwether/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultDrawingLimits } from '../src/drawing/drawing-limits.ts'
import { createDrawingPool } from '../src/drawing/drawing-pool.ts'
import type { DrawingError } from '../src/errors.ts'
import { createWidgetDrawer } from '../src/widget-drawer.ts'

const secret = 'the password of the database'
let home = ''
let folder = ''
let connections = 0
const listener = createServer(socket => {
  connections += 1
  socket.destroy()
})
let port = 0
const failures: DrawingError[] = []

/** Bodies of an element: an async function of `widget`, whose result is the HTML. */
const elements: Record<string, string> = {
  good: 'return "<b>" + (await widget.getView("quote-header", "LSE:HVL", {})).name + "</b>"',
  refused: 'await widget.getView("quote-header", "LSE:NONE", {}); return "drawn"',
  importsFiles: 'const { readFileSync } = await import("node:fs"); return readFileSync(widget.settings.file, "utf8")',
  requiresFiles:
    'const { createRequire } = await import("module"); return createRequire(import.meta.url)("fs").readFileSync(widget.settings.file, "utf8")',
  importsLink: 'return (await import("./link.js")).default',
  importsOutside: 'return (await import(widget.settings.url)).default',
  readsProcess: 'return JSON.stringify([typeof process, typeof globalThis.process, typeof require, typeof Bun])',
  leaksProcess:
    'let found = null; Object.defineProperty(Object.prototype, "domain", { get() { if (this && this.pid) found = this; return undefined }, configurable: true }); await new Promise(r => setTimeout(r, 5)); const names = ["kill", "_kill", "binding", "getBuiltinModule", "dlopen", "_debugProcess"]; return JSON.stringify(found ? [Object.keys(found.env), names.filter(name => found[name] !== undefined)] : "not found")',
  evaluates: 'return String(new Function("return typeof process + typeof require")())',
  opensSocket: 'const net = await import("node:net"); net.connect(widget.settings.port, "127.0.0.1"); return "open"',
  fetches: 'return (await fetch("http://127.0.0.1:" + widget.settings.port)).status',
  startsProgram: 'const { spawn } = await import("node:child_process"); spawn("true"); return "started"',
  loops: 'for (;;) {}',
  never: 'await new Promise(() => {}); return ""',
  fillsHeap: 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))',
  fillsBuffers:
    'const all = []; for (;;) { all.push(new Uint8Array(64e6).fill(1)); await new Promise(r => setTimeout(r, 5)) }',
  ends: 'Promise.reject(new Error("unhandled")); await new Promise(r => setTimeout(r, 1000)); return "still there"',
  floods: 'return "x".repeat(8e6)',
  asksOften: 'for (;;) await widget.getView("quote-header", "LSE:HVL", {})',
  asksNonsense: 'return await widget.getView({}, [], "query")',
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'bellwether-hostile-'))
  folder = join(home, 'cdn')
  mkdirSync(join(folder, '.drawing'), { recursive: true })
  writeFileSync(join(home, 'secret.js'), `export default '${secret}'`)
  writeFileSync(join(folder, '.drawing/kit.js'), 'export const drawWidget = (element, widget) => element(widget)')
  const components: Record<string, object> = {}
  for (const [name, body] of Object.entries(elements)) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'index.js'), `export const element = async widget => { ${body} }`)
    components[name] = {
      tagName: `bw-${name.toLowerCase()}`,
      versions: { '1.0.0': { files: [{ path: `${name}/index.js` }], chunks: ['kit'] } },
    }
  }
  symlinkSync(join(home, 'secret.js'), join(folder, 'importsLink/link.js'))
  writeFileSync(join(folder, 'components.json'), JSON.stringify({ contract: 1, components }))
  await new Promise<void>(resolve => {
    listener.listen(0, '127.0.0.1', resolve)
  })
  port = (listener.address() as { port: number }).port
})
afterAll(() => {
  listener.close()
  rmSync(home, { recursive: true, force: true })
})
beforeEach(() => {
  failures.length = 0
})

const limits = { ...defaultDrawingLimits, drawMs: 3_000, memoryBytes: 256 * 1024 * 1024 }
const drawers = new Map<string, ReturnType<typeof createWidgetDrawer>>()

/** All with the same processes, as on the site. */
function draw(type: string, getView: WidgetToDraw['getView'] = async () => ({ name: 'Harrow & Vale' })) {
  const drawer =
    drawers.get(folder) ??
    createWidgetDrawer(folder, { pool: createDrawingPool(folder, limits), onFailed: error => failures.push(error) })
  drawers.set(folder, drawer)
  const file = join(home, 'secret.js')
  const settings = { file, port, url: `file://${file}` }
  return drawer({ type, version: '1.0.0', settings, api: 'https://x.example/', getView })
}

describe('a published bundle', () => {
  it('is drawn in a process of its own, with views from ours', async () => {
    expect(await draw('good')).toMatchObject({ tagName: 'bw-good', html: '<b>Harrow & Vale</b>' })
    expect(failures).toEqual([])
  })

  it('is refused a view with our own error', async () => {
    const refusal = new TypeError('unknown security')
    await expect(draw('refused', () => Promise.reject(refusal))).rejects.toBe(refusal)
  })

  it.each(['importsFiles', 'requiresFiles', 'importsLink', 'importsOutside'])('%s cannot read a file', async type => {
    expect(await draw(type)).toBeNull()
    expect(failures.map(({ code, message }) => [code, message.includes(secret)])).toEqual([['CDN_DRAWING', false]])
  })

  it('has neither process nor require', async () => {
    const undefineds = ['undefined', 'undefined', 'undefined', 'undefined']
    expect((await draw('readsProcess'))?.html).toBe(JSON.stringify(undefineds))
    expect((await draw('evaluates'))?.html).toBe('undefinedundefined')
  })

  it('finds nothing to use in the process object, should it get hold of it', async () => {
    expect(['"not found"', '[[],[]]']).toContain((await draw('leaksProcess'))?.html)
  })

  it.each(['opensSocket', 'fetches', 'startsProgram'])('%s in vain', async type => {
    expect(await draw(type)).toBeNull()
    expect(failures).toHaveLength(1)
    expect(connections).toBe(0)
  })

  it.each([
    ['loops', 'took too long'],
    ['never', 'took too long'],
    ['fillsHeap', /ended its process|used too much memory|took too long/],
    ['fillsBuffers', 'used too much memory'],
    ['ends', 'ended its process'],
    ['floods', 'said too much'],
    ['asksOften', 'asked for too many views'],
    ['asksNonsense', 'sent what is not a message'],
  ])('%s is ended, and others are drawn as before', async (type, reason) => {
    expect(await draw(type)).toBeNull()
    expect(failures.map(({ message }) => message)).toEqual([expect.stringMatching(reason)])
    // Not again for a while: each attempt costs seconds of a process.
    expect(await draw(type)).toBeNull()
    expect(failures).toHaveLength(1)
    expect((await draw('good'))?.html).toBe('<b>Harrow & Vale</b>')
  })
})
