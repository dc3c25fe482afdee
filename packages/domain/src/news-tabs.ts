import type { IsoDate } from './brand.ts'
import { addMonths } from './iso-date.ts'

export interface NewsTab {
  readonly id: 'company' | 'regulatory'
  readonly label: string
  readonly sourceCodes: readonly string[]
}

export const newsTabs: readonly [NewsTab, NewsTab] = [
  { id: 'company', label: 'Company news', sourceCodes: ['ALLIANCE'] },
  { id: 'regulatory', label: 'Regulatory news', sourceCodes: ['LSELSERNS', 'DGAPDGAPRNS'] },
]

export function findNewsTab(id: string): NewsTab | null {
  return newsTabs.find(tab => tab.id === id) ?? null
}

export const newsPageSize = 10

export interface DateRange {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** The last six months up to today, both days included. */
export function defaultNewsRange(today: IsoDate): DateRange {
  return { from: addMonths(today, -6), to: today }
}
