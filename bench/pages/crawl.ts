import type { SecurityPages } from './page-mix.ts'

/** Follows links from the home page and some searches until it knows `wanted` securities, with the pages that each one's sidebar leads to. */
export async function crawlSecurities(origin: string, wanted: number): Promise<SecurityPages[]> {
  const searches = ['plc', 'trust', 'fund', 'ETF', 'gilt'].map(word => `/investment/search/all?search=${word}`)
  const waiting = ['/', ...searches]
  const seen = new Set(waiting)
  const found: SecurityPages[] = []
  for (const path of waiting) {
    if (found.length === wanted) break
    const html = await (await fetch(`${origin}${path}`)).text()
    const links = [...html.matchAll(/href="(\/market-research\/[^"?#]+)"/g)].map(([, link = '']) => link)
    const [, code] = /^\/market-research\/([^/]+)$/.exec(path) ?? []
    if (code) {
      const others = links.filter(
        link => link.startsWith(`/market-research/sub/${code}/`) && !link.includes('/news-item/'),
      )
      found.push({ overview: path, others: [...new Set(others)] })
    }
    for (const link of links) {
      if (seen.has(link) || link.startsWith('/market-research/sub/')) continue
      seen.add(link)
      waiting.push(link)
    }
  }
  if (found.length < wanted) throw new Error(`Found ${found.length} securities by their links, ${wanted} are wanted`)
  return found
}
