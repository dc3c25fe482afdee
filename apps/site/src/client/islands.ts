import type { Viewer } from '@bellwether/domain'
import type { IslandRegistry } from '@bellwether/islands/client'
import { portalIslands } from '@bellwether/portal/client'
import { researchInPlace, researchIslands } from '@bellwether/research/client'
import { tradingInPlace } from '@bellwether/trading/client'
import { inLanguage } from './in-language.ts'

/** Every island of the site, by its name in the page. */
export function createIslands(window: Window & typeof globalThis, viewer: Promise<Viewer>): IslandRegistry {
  const loadWatchlists = () => import('@bellwether/watchlists/islands')
  const loadLive = once(async () => {
    const [{ createLiveIslands, createPageDays, createPageLive }, known] = await Promise.all([
      import('@bellwether/research/islands'),
      viewer,
    ])
    const pageLive = createPageLive(window, known)
    const storedDays = createPageDays(window)
    return { pageLive, storedDays, ...createLiveIslands(pageLive, storedDays) }
  })
  const loadDetails = once(async () => {
    const [{ createDetailsIsland }, { pageLive, storedDays }] = await Promise.all([
      import('@bellwether/research/details-island'),
      loadLive(),
    ])
    return createDetailsIsland(pageLive, storedDays)
  })
  const loadDayChart = once(async () => {
    const [{ createDayChartIsland }, { pageLive, storedDays }] = await Promise.all([
      import('@bellwether/research/day-chart-island'),
      loadLive(),
    ])
    return createDayChartIsland(pageLive, storedDays)
  })
  const loadCharts = once(async () => {
    const [{ createChartsIsland }, { pageLive, storedDays }] = await Promise.all([
      import('@bellwether/research/charts-island'),
      loadLive(),
    ])
    return createChartsIsland(pageLive, storedDays)
  })
  const loadListsPage = once(async () => {
    const [{ createWatchlistsIsland }, { pageLive }] = await Promise.all([
      import('@bellwether/watchlists/page-island'),
      loadLive(),
    ])
    return createWatchlistsIsland(pageLive)
  })
  return inLanguage(window.document.documentElement.lang, {
    ...inPlace({ ...researchInPlace, ...tradingInPlace, charts: loadCharts }),
    ...researchIslands,
    ...portalIslands,
    'account-menu': async () => (await import('@bellwether/web/account-menu')).AccountMenu,
    star: async () => (await loadWatchlists()).StarIsland,
    'watched-overlap': async () => (await loadWatchlists()).WatchedOverlapIsland,
    watchlists: loadListsPage,
    'search-box': async () => (await import('@bellwether/research/search-island')).SearchIsland,
    'price-line': async () => (await loadLive()).PriceLine,
    'quote-details': loadDetails,
    'day-chart': loadDayChart,
    movers: async () => (await loadLive()).Movers,
    'live-toggle': async () => (await loadLive()).LiveToggle,
  })
}

/** The same answer each time, asked for again only after a failure. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= load().catch(error => {
      loading = null
      throw error
    })
    return loading
  }
}

/** With the properties they have at other addresses of their page, and the viewer's lists for the stars in them. */
function inPlace(islands: IslandRegistry): IslandRegistry {
  const load = async (name: string, loadOwn: IslandRegistry[string]) => {
    const [{ withPageSource }, { withLists }, component] = await Promise.all([
      import('@bellwether/web/in-place'),
      import('@bellwether/watchlists/islands'),
      loadOwn(),
    ])
    return withLists(withPageSource(name, component))
  }
  return Object.fromEntries(Object.entries(islands).map(([name, loadOwn]) => [name, () => load(name, loadOwn)]))
}
