import { setImmediate } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { toHeadScript } from './head-script.ts'

const url = 'https://api.example/api/widgets?ask=a'
const foreseen = { configuration: { namespace: 'acme' }, elementBindings: [{ container: '</script>' }] }
const given = JSON.stringify([foreseen.configuration, foreseen.elementBindings])
const configuration = 'https://api.example/config/1/acme/prod'
const answer = { ok: true }
const script = toHeadScript({ firstData: url, given })
const scriptWithConfiguration = toHeadScript({ configuration, firstData: url, given })

interface StandIn {
  readonly queue: readonly (readonly unknown[])[]
  load(config?: unknown): Promise<never>
  takeAnswer?(url: string): Promise<unknown> | undefined
}

/** A page with the script, which is painted when told to; `asked` is what it has asked for with which authorisation. */
function openPage(
  fetch: () => Promise<object> = async () => answer,
  { bellwether, head = script }: { bellwether?: object; head?: string } = {},
) {
  const asked: [url: string, authorization: string | undefined][] = []
  const begun: string[] = []
  const observers: { readonly tell: () => void; type?: string }[] = []
  const timers = new Map<number, () => void>()
  const page = createContext({
    ...(bellwether && { bellwether }),
    document: {
      currentScript: { previousElementSibling: { content: { children: ['the loader', 'a hint'] } } },
      head: { append: (element: string) => begun.push(element) },
    },
    PerformanceObserver: class {
      readonly tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe({ type }: { readonly type: string }) {
        observers.push({ tell: this.tell, type })
      }
    },
    AbortSignal,
    setTimeout: (run: () => void, ms: number) => timers.set(ms, run),
    fetch(url: string, { headers }: { readonly headers: Record<string, string> }) {
      asked.push([url, headers.authorization])
      begun.push('the data')
      return fetch()
    },
  })
  runInContext(`globalThis.window = globalThis;${head}`, page)
  return {
    bellwether: page.bellwether as StandIn,
    asked,
    begun,
    async paint() {
      for (const { tell, type } of observers) if (type === 'paint') tell()
      await setImmediate()
    },
    async wait(ms: number) {
      timers.get(ms)?.()
      await setImmediate()
    },
  }
}

it.each([
  ['with its token', { apiTokens: { apiGatewayToken: 'a.b.c' } }, 'Bearer a.b.c'],
  ['with a token that says Bearer', { apiTokens: { apiGatewayToken: 'bearer a.b.c' } }, 'Bearer a.b.c'],
  ['without one, for public data', {}, undefined],
])(
  '[LD-STEP-22, LD-STEP-26] asks after the first paint %s for what was foreseen, and gives the answer once',
  async (_how, more, authorization) => {
    const { bellwether, asked, paint } = openPage()
    bellwether.load({ ...foreseen, ...more })
    expect(asked).toEqual([])
    await paint()
    expect(asked).toEqual([[url, authorization]])
    expect(bellwether.queue).toHaveLength(1)
    expect(bellwether.takeAnswer?.('https://api.example/other')).toBeUndefined()
    expect(await bellwether.takeAnswer?.(url)).toBe(answer)
    expect(bellwether.takeAnswer?.(url)).toBeUndefined()
  },
)

it.each([
  ['another configuration', { ...foreseen, configuration: { namespace: 'other' } }],
  ['other containers', { ...foreseen, elementBindings: [] }],
  ['a token that is yet to come', { ...foreseen, api: { tokenSources: {} } }],
  ['no configuration at all', undefined],
  ['one that is none', 'acme'],
])('[LD-STEP-22] leaves %s to the loader', async (_what, config) => {
  const { bellwether, asked, paint } = openPage()
  bellwether.load(config)
  await paint()
  expect(asked).toEqual([])
  expect(bellwether.takeAnswer).toBeUndefined()
  expect(bellwether.queue.map(([queued]) => queued)).toEqual([config])
})

it('[LD-STEP-22] asks once, for the first call', async () => {
  const { bellwether, asked, paint } = openPage()
  bellwether.load(foreseen)
  bellwether.load(foreseen)
  await paint()
  expect(asked).toHaveLength(1)
  expect(bellwether.queue).toHaveLength(2)
})

it('[LD-STEP-22] asks for the configuration first where only a token opens it', async () => {
  const { bellwether, asked, paint } = openPage(undefined, { head: scriptWithConfiguration })
  bellwether.load({ ...foreseen, apiTokens: { apiGatewayToken: 'a.b.c' } })
  await paint()
  expect(asked).toEqual([
    [configuration, 'Bearer a.b.c'],
    [url, 'Bearer a.b.c'],
  ])
  expect(await bellwether.takeAnswer?.(configuration)).toBe(answer)
  expect(bellwether.takeAnswer?.(configuration)).toBeUndefined()
  expect(await bellwether.takeAnswer?.(url)).toBe(answer)
})

it.each([
  ['without a token', {}, undefined],
  [
    'where the page has it',
    { apiTokens: { apiGatewayToken: 'a.b.c' }, delivery: { configuration: Promise.resolve({}) } },
    'Bearer a.b.c',
  ],
])('[LD-STEP-22] does not ask for that configuration %s', async (_when, more, authorization) => {
  const { bellwether, asked, paint } = openPage(undefined, { head: scriptWithConfiguration })
  bellwether.load({ ...foreseen, ...more })
  await paint()
  expect(asked).toEqual([[url, authorization]])
})

it('[LD-STEP-22] leaves a failure to the loader', async () => {
  const { bellwether, paint } = openPage(() => Promise.reject(new Error('offline')))
  bellwether.load(foreseen)
  await paint()
  await expect(bellwether.takeAnswer?.(url)).rejects.toThrow('offline')
})

it('[LD-STEP-22] leaves what was refused to the loader, such as a token that has run out', async () => {
  const { bellwether, paint } = openPage(async () => ({ ok: false, status: 401 }))
  bellwether.load(foreseen)
  await paint()
  await expect(bellwether.takeAnswer?.(url)).rejects.toBe(401)
})

it('[LD-STEP-26] begins with the loader and the hints after the first paint, and once', async () => {
  const { begun, paint, wait } = openPage()
  await wait(0)
  expect(begun).toEqual([])
  await paint()
  await wait(100)
  expect(begun).toEqual(['the loader', 'a hint'])
})

it('[LD-STEP-24, LD-STEP-26] begins after 100 ms in a page without a paint, with the data before all', async () => {
  const { bellwether, begun, wait } = openPage()
  bellwether.load(foreseen)
  await wait(100)
  expect(begun).toEqual(['the data', 'the loader', 'a hint'])
})

it('leaves a loader that is there alone, and may stand inside a page', () => {
  const load = () => {}
  const { bellwether } = openPage(undefined, { bellwether: { load } })
  expect(bellwether.load).toBe(load)
  expect(script).not.toContain('</script>')
})
