import type { MarketCode, Watchlist } from '@bellwether/domain'

/** API requests for the lists of the logged-in user. Each throws when it fails. */
export const accountLists = {
  async read(): Promise<readonly Watchlist[]> {
    return (await call('/api/watchlists', 'GET')).lists ?? []
  },
  async add(list: string, marketCode: MarketCode): Promise<void> {
    await call('/api/watchlists/items', 'POST', { list, marketCode })
  },
  async remove(list: string, marketCode: MarketCode): Promise<void> {
    const query = new URLSearchParams({ list, marketCode })
    await call(`/api/watchlists/items?${query}`, 'DELETE')
  },
  async star(marketCode: MarketCode): Promise<void> {
    await call('/api/watchlists/items', 'POST', { marketCode })
  },
  /** Returns what was removed, which `merge` can restore. */
  async unstar(marketCode: MarketCode): Promise<readonly Watchlist[]> {
    const { removed } = await call(`/api/watchlists/items?marketCode=${encodeURIComponent(marketCode)}`, 'DELETE')
    return removed ?? []
  },
  async merge(lists: readonly Watchlist[]): Promise<readonly Watchlist[]> {
    const merged = await call('/api/watchlists/merge', 'POST', { lists })
    return merged.lists ?? []
  },
}

/** Characters, of which each may have three bytes. */
const maxKeptAlive = 20_000

interface ResponseData {
  readonly lists?: readonly Watchlist[]
  readonly removed?: readonly Watchlist[]
}

async function call(path: string, method: string, body?: object): Promise<ResponseData> {
  const content = body && JSON.stringify(body)
  const response = await fetch(path, {
    method,
    cache: 'no-store',
    // A press is stored although the page is left at once. Browsers refuse that of bodies over 64 kB.
    keepalive: method !== 'GET' && (content?.length ?? 0) < maxKeptAlive,
    ...(content === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: content }),
  })
  const { data, error } = (await response.json()) as { data?: ResponseData; error?: { message?: string } }
  if (!response.ok || !data) throw new Error(error?.message ?? `The request failed (${response.status}).`)
  return data
}
