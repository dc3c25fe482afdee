import type { IsoDate } from './brand.ts'
import { addMonths } from './iso-date.ts'

export interface NewsTab {
  readonly id: 'company' | 'regulatory'
  readonly label: string
  readonly sourceCodes: readonly string[]
}

/** `PUBLISHER`, `SECEDGAR` and `REGULATOR` are of items imported from files; who published one is in its `source`. */
export const newsTabs: readonly [NewsTab, NewsTab] = [
  { id: 'company', label: 'Company news', sourceCodes: ['ALLIANCE', 'PUBLISHER'] },
  { id: 'regulatory', label: 'Regulatory news', sourceCodes: ['LSELSERNS', 'DGAPDGAPRNS', 'SECEDGAR', 'REGULATOR'] },
]

export function findNewsTab(id: string): NewsTab | null {
  return newsTabs.find(tab => tab.id === id) ?? null
}

export function newsTabOf(sourceCode: string): NewsTab | null {
  return newsTabs.find(({ sourceCodes }) => sourceCodes.includes(sourceCode)) ?? null
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
