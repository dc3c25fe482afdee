import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { toQueueScript } from './queue-script.ts'

const url = 'https://api.example/api/widgets?ask=a'
const foreseen = { configuration: { namespace: 'acme' }, elementBindings: [{ container: '</script>' }] }
const given = JSON.stringify([foreseen.configuration, foreseen.elementBindings])
const script = toQueueScript({ url, given })

interface StandIn {
  readonly queue: readonly (readonly unknown[])[]
  load(config?: unknown): Promise<never>
  takeAnswer?(url: string): Promise<unknown> | undefined
}

/** A page with the script; `asked` is what it has asked for with which authorisation. */
function openPage(fetch: () => Promise<unknown> = async () => 'answer') {
  const asked: [url: string, authorization: string | undefined][] = []
  const page = createContext({
    fetch(url: string, { headers }: { readonly headers: Record<string, string> }) {
      asked.push([url, headers.authorization])
      return fetch()
    },
  })
  runInContext(`globalThis.window = globalThis;${script}`, page)
  return { bellwether: page.bellwether as StandIn, asked }
}

it.each([
  ['with its token', { apiTokens: { apiGatewayToken: 'a.b.c' } }, 'Bearer a.b.c'],
  ['with a token that says Bearer', { apiTokens: { apiGatewayToken: 'bearer a.b.c' } }, 'Bearer a.b.c'],
  ['without one, for public data', {}, undefined],
])(
  '[LD-STEP-22] asks at once %s for what was foreseen, and gives the answer once',
  async (_how, more, authorization) => {
    const { bellwether, asked } = openPage()
    bellwether.load({ ...foreseen, ...more })
    expect(asked).toEqual([[url, authorization]])
    expect(bellwether.queue).toHaveLength(1)
    expect(bellwether.takeAnswer?.('https://api.example/other')).toBeUndefined()
    expect(await bellwether.takeAnswer?.(url)).toBe('answer')
    expect(bellwether.takeAnswer?.(url)).toBeUndefined()
  },
)

it.each([
  ['another configuration', { ...foreseen, configuration: { namespace: 'other' } }],
  ['other containers', { ...foreseen, elementBindings: [] }],
  ['a token that is yet to come', { ...foreseen, api: { tokenSources: {} } }],
  ['no configuration at all', undefined],
  ['one that is none', 'acme'],
])('[LD-STEP-22] leaves %s to the loader', (_what, config) => {
  const { bellwether, asked } = openPage()
  bellwether.load(config)
  expect(asked).toEqual([])
  expect(bellwether.takeAnswer).toBeUndefined()
  expect(bellwether.queue.map(([queued]) => queued)).toEqual([config])
})

it('[LD-STEP-22] asks once, for the first call', () => {
  const { bellwether, asked } = openPage()
  bellwether.load(foreseen)
  bellwether.load(foreseen)
  expect(asked).toHaveLength(1)
  expect(bellwether.queue).toHaveLength(2)
})

it('[LD-STEP-22] leaves a failure to the loader', async () => {
  const { bellwether } = openPage(() => Promise.reject(new Error('offline')))
  bellwether.load(foreseen)
  await expect(bellwether.takeAnswer?.(url)).rejects.toThrow('offline')
})

it('leaves a loader that is there alone, and may stand inside a page', () => {
  const load = () => {}
  const page = createContext({ bellwether: { load } })
  runInContext(`globalThis.window = globalThis;${script}`, page)
  expect(page.bellwether.load).toBe(load)
  expect(script).not.toContain('</script>')
})
