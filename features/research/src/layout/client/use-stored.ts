import { LiveContext, type Watchable } from '@bellwether/blocks'
import type { DayChartsView, DayChartView, DayView } from '@bellwether/contract'
import type { MarketCode } from '@bellwether/domain'
import { useContext, useSyncExternalStore } from 'react'
import type { Dated, StoredDays } from './stored-days.ts'

const nothing: Watchable<null> = { subscribe: () => () => {}, get: () => null }

function useStored<View extends Dated>(
  storedDays: StoredDays,
  marketCode: MarketCode,
  part: string | null,
): View | null {
  const live = useContext(LiveContext)
  const stored =
    live && part !== null
      ? storedDays<View>(`/market-research/day/${marketCode}${part}`, live.quote(marketCode))
      : nothing
  return useSyncExternalStore(stored.subscribe, stored.get, nothing.get)
}

/** What is stored of a quote's day since the page was rendered; null while that is nothing newer. */
export const useStoredDay = (storedDays: StoredDays, marketCode: MarketCode) =>
  useStored<DayView>(storedDays, marketCode, '')

export const useStoredChart = (storedDays: StoredDays, marketCode: MarketCode) =>
  useStored<DayChartView>(storedDays, marketCode, '/chart')

/** The large chart as chosen, in the form of an address; of null there is none. */
export const useStoredCharts = (storedDays: StoredDays, marketCode: MarketCode, choices: string | null) =>
  useStored<DayChartsView>(storedDays, marketCode, choices && `/charts${choices}`)
