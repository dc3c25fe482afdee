import { newsListShape } from '@bellwether/contract/shapes'
import { describe, expect, it } from 'vitest'
import { createApiClient } from './api-client.ts'

const root = 'https://api.example/'
/** What every view has. */
const head = { name: 'Brackwell', href: 'https://research.example/', simulated: true }

function serve(answer: () => Response | Promise<Response>, token: string | null = 'Bearer secret') {
  const asked: { url: string; init: RequestInit | undefined }[] = []
  const client = createApiClient({
    root,
    token: async () => token,
    fetch: async (url, init) => {
      asked.push({ url: String(url), init })
      return answer()
    },
  })
  return { client, asked }
}

describe('calls of widgets', () => {
  it('request the view with the token and return its data', async () => {
    const { client, asked } = serve(() => Response.json({ data: head }))
    const view = await client.getWidget('news-list', 'LSE:BW.', { query: { limit: 3, kind: undefined } })
    expect(view.name).toBe('Brackwell')
    expect(asked).toEqual([
      {
        url: 'https://api.example/api/widgets/news-list/LSE%3ABW.?limit=3',
        init: { headers: { authorization: 'Bearer secret' } },
      },
    ])
  })

  it('send no authorisation without a token', async () => {
    const { client, asked } = serve(() => Response.json({ data: head }), null)
    await client.getWidget('quote-header', 'LSE:HVL')
    expect(asked[0]?.init?.headers).toEqual({})
  })

  it('omit the market code for a widget not tied to one security', async () => {
    const { client, asked } = serve(() => Response.json({ data: head }))
    await client.getWidget('watchlist', null, { query: { codes: 'LSE:HVL,LSE:BW.' } })
    expect(asked[0]?.url).toBe('https://api.example/api/widgets/watchlist?codes=LSE%3AHVL%2CLSE%3ABW.')
  })

  it.each([
    ['a refusal', () => Response.json({ error: { code: 'X', message: 'no' } }, { status: 404 }), 'API_REFUSED'],
    ['a refusal without words', () => new Response('<html>', { status: 502 }), 'API_REFUSED'],
    ['another page', () => new Response('<html>'), 'API_ANSWER'],
    ['no data', () => Response.json({ data: null }), 'API_ANSWER'],
    ['a view without a name', () => Response.json({ data: { ...head, name: null } }), 'API_ANSWER'],
    ['no network', () => Promise.reject(new TypeError('failed')), 'API_UNREACHABLE'],
  ])('reject on %s without revealing the token', async (_name, answer, code) => {
    const { client } = serve(answer)
    const error = await client.getWidget('quote-header', 'LSE:HVL').catch(thrown => thrown)
    expect(error.code).toBe(code)
    expect(JSON.stringify([error, error.message, String(error.cause)])).not.toContain('secret')
  })

  it('say what the API said, by code and in words', async () => {
    const { client } = serve(() => Response.json({ error: { code: 'X', message: 'Only for funds.' } }, { status: 422 }))
    const error = await client.getWidget('quote-header', 'LSE:HVL').catch(thrown => thrown)
    expect(error).toMatchObject({ status: 422, reason: 'X', explanation: 'Only for funds.' })
  })

  it.each([
    ['7', 7000],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['soon', 0],
    [null, 0],
  ])('[LD-RETRY-2] read Retry-After: %s', async (given, ms) => {
    const headers = given === null ? {} : { 'retry-after': given }
    const { client } = serve(() => Response.json({}, { status: 503, headers }))
    const error = await client.getWidget('quote-header', 'LSE:HVL').catch(thrown => thrown)
    expect(error.retryAfterMs).toBe(ms)
  })

  it('reject a view that lacks what the widget needs, and name the place', async () => {
    const headlines = { state: 'ready', view: [{ id: '1', title: 'Results' }] }
    const { client } = serve(() => Response.json({ data: { ...head, headlines } }))
    const error = await client.getWidget('news-list', 'LSE:HVL', { shape: newsListShape }).catch(thrown => thrown)
    expect([error.code, error.path]).toEqual(['API_ANSWER', 'data.headlines.view.0.dateTime'])
    expect(error.message).toContain('https://api.example/api/widgets/news-list/LSE%3AHVL')
  })

  it('take a view with fields that this version does not know', async () => {
    const view = { ...head, headlines: { state: 'failed' }, since: '2027-01-01' }
    const { client } = serve(() => Response.json({ data: view }))
    expect(await client.getWidget('news-list', 'LSE:HVL', { shape: newsListShape })).toEqual(view)
  })

  it('distinguish an aborted call from a failed one', async () => {
    const ending = new AbortController()
    ending.abort()
    const { client } = serve(() => Promise.reject(new Error('aborted')))
    const error = await client.getWidget('quote-header', 'LSE:HVL', { signal: ending.signal }).catch(thrown => thrown)
    expect(error.name).toBe('AbortError')
  })
})
