import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillConfig } from '../fill-config.ts'
import type { Session } from '../session.ts'
import { fetchClientBundle } from './client-bundle.ts'

const first = { files: [{ path: 'acme/research/41/index.js' }], components: { quote: 'bw-quote' } }
const second = { files: [{ path: 'acme/research/42/index.js' }], components: { quote: 'bw-quote', news: 'bw-news' } }
const metadata = { contract: 1, revision: '42', revisions: { '41': first, '42': second } }

function ask(answer: unknown, source: object = {}, components: object = { main: { type: 'quote' } }) {
  const fetching = vi.spyOn(globalThis, 'fetch')
  fetching.mockImplementation(async () =>
    answer === undefined ? new Response('', { status: 404 }) : Response.json(answer),
  )
  const [config] = fillConfig(
    {
      configuration: { namespace: 'acme.research' },
      component: { source: { useClientSpecificBundle: true, ...source } },
    },
    'https://cdn.example/cdn/loader/1/x.js',
  )
  const session = {
    config,
    signal: new AbortController().signal,
    cdns: ['https://cdn.example/cdn/'],
  } as unknown as Session
  const found = fetchClientBundle(session, components as Parameters<typeof fetchClientBundle>[1])
  return { found, addresses: () => fetching.mock.calls.map(([url]) => String(url)) }
}

afterEach(() => vi.restoreAllMocks())

describe('a client-specific bundle', () => {
  it('[LD-CALL-4] is the current revision of its metadata file', async () => {
    const { found, addresses } = ask(metadata)
    const find = await found
    expect(addresses()).toEqual(['https://cdn.example/cdn/acme/research/acme.research-bundle.json'])
    expect(find('news', '^9')).toMatchObject({ version: '42', tagName: 'bw-news', files: second.files })
    expect(find('unknown', '*')).toBeUndefined()
  })

  it('is the revision the host asks for, of its institution', async () => {
    const { found, addresses } = ask(metadata, { clientSpecificBundleVersion: '41', instid: 'INST' })
    expect((await found)('quote', '*')).toMatchObject({ version: '41', files: first.files })
    expect(addresses()).toEqual(['https://cdn.example/cdn/INST/acme/research/acme.research-bundle.json'])
  })

  it('[LD-VALID-13, LD-ERROR-6] needs a type of the first component', async () => {
    await expect(ask(metadata, {}, { main: { settings: {} } }).found).rejects.toThrow(
      'Missing type from first component in appConfig',
    )
  })

  it('[LD-ERROR-3] cannot do without its metadata file', async () => {
    await expect(ask(undefined).found).rejects.toThrow('Failed to retrieve metadata file from CDN')
  })

  it.each([[{ contract: 1, revisions: {} }], [null], [{ revision: '' }]])(
    '[LD-ERROR-4] cannot do without a revision: %j',
    async answer => {
      await expect(ask(answer).found).rejects.toThrow('Metadata file did not contain version/revision number')
    },
  )
})
