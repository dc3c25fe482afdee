/**
 * Draws widgets with code that we do not trust, in a process that has nothing worth stealing. Node's permission model keeps it from
 * files outside the published folder, from other programs and threads; what that model does not cover (network, environment,
 * signals) is taken away here before any published module is loaded: modules of Node cannot be imported, and the globals that
 * lead to them are gone. Started by drawing-pool.ts, which also limits time and memory.
 */
import { readFileSync, realpathSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DrawOrder, FromDrawing, ToDrawing } from './drawing-messages.ts'

interface DrawingModule {
  readonly drawWidget: (element: unknown, widget: unknown) => Promise<string>
}

const [, , root = ''] = process.argv
const waiting = new Map<number, { resolve: (view: object) => void; reject: (error: Error) => void }>()
/** Errors that stand for a refusal by our side. */
const refusals = new WeakMap<object, number>()
let asked = 0

const send = takeChannel()
refuseModules()
takeGlobals()
send({ kind: 'ready' })

/** Lines of JSON, in and out. Ends with the process that started us. */
function takeChannel(): (message: FromDrawing) => void {
  const { stdin, stdout } = process
  const exit = process.exit.bind(process, 0)
  createInterface({ input: stdin })
    .on('line', line => receive(JSON.parse(line) as ToDrawing))
    .on('close', exit)
  return message => void stdout.write(`${JSON.stringify(message)}\n`)
}

/** Only modules of the published folder, and no link out of it. */
function refuseModules(): void {
  registerHooks({
    resolve(specifier, { parentURL }) {
      const url = URL.parse(specifier, parentURL)
      if (url?.protocol !== 'file:' || !isPublished(fileURLToPath(url)))
        throw new Error(`"${specifier}" is not a published module`)
      return { url: url.href, format: 'module', shortCircuit: true }
    },
    load(url) {
      return { format: 'module', source: readFileSync(fileURLToPath(url), 'utf8'), shortCircuit: true }
    },
  })
}

function isPublished(path: string): boolean {
  return realpathSync(path).startsWith(`${root}/`)
}

function takeGlobals(): void {
  const lost = [
    'kill',
    '_kill',
    '_debugProcess',
    '_debugEnd',
    'binding',
    '_linkedBinding',
    'dlopen',
    'getBuiltinModule',
  ]
  const none = { value: undefined, writable: false, configurable: false }
  for (const name of lost) Object.defineProperty(process, name, none)
  Object.defineProperty(process, 'env', { value: Object.freeze({}), writable: false, configurable: false })
  for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'Request', 'Response', 'navigator'])
    Reflect.deleteProperty(globalThis, name)
  // Widgets take it as the default of an option that is not used here.
  globalThis.fetch = () => Promise.reject(new Error('there is no network here'))
}

function receive(message: ToDrawing): void {
  if (message.kind === 'draw') {
    void draw(message.order)
    return
  }
  const view = waiting.get(message.id)
  waiting.delete(message.id)
  if (message.kind === 'view') view?.resolve(message.view)
  else {
    const refusal = new Error(message.message)
    refusals.set(refusal, message.id)
    view?.reject(refusal)
  }
}

async function draw({ drawing, element: elementUrl, ...widget }: DrawOrder): Promise<void> {
  try {
    const [{ drawWidget }, { element }] = await Promise.all([
      import(drawing) as Promise<DrawingModule>,
      import(elementUrl) as Promise<{ readonly element: unknown }>,
    ])
    const html = await drawWidget(element, { ...widget, getView })
    send({ kind: 'drawn', html: String(html) })
  } catch (error) {
    const id = typeof error === 'object' && error !== null ? (refusals.get(error) ?? null) : null
    send({ kind: 'failed', id, message: error instanceof Error ? error.message : 'failed' })
  }
}

function getView(...request: Extract<FromDrawing, { kind: 'ask' }>['request']): Promise<object> {
  asked += 1
  const id = asked
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    send({ kind: 'ask', id, request })
  })
}
