import type { MarketCode, Watchlist } from '@bellwether/domain'

/** Calls about the lists of whoever is logged in. Each throws unless it was done. */
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
  /** Answers what was taken out, which `merge` can bring back. */
  async unstar(marketCode: MarketCode): Promise<readonly Watchlist[]> {
    const { removed } = await call(`/api/watchlists/items?marketCode=${encodeURIComponent(marketCode)}`, 'DELETE')
    return removed ?? []
  },
  async merge(lists: readonly Watchlist[]): Promise<readonly Watchlist[]> {
    const merged = await call('/api/watchlists/merge', 'POST', { lists })
    return merged.lists ?? []
  },
}

interface Answer {
  readonly lists?: readonly Watchlist[]
  readonly removed?: readonly Watchlist[]
}

async function call(path: string, method: string, body?: object): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    cache: 'no-store',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const { data, error } = (await answer.json()) as { data?: Answer; error?: { message?: string } }
  if (!answer.ok || !data) throw new Error(error?.message ?? `The call failed (${answer.status}).`)
  return data
}
