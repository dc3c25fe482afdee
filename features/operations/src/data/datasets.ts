import type { OperationsDataView } from '@bellwether/contract'
import type { importedData } from '@bellwether/db'
import { type IsoDate, toEpochDay } from '@bellwether/domain'

interface Rhythm {
  readonly label: string
  readonly words: string
  /** Days after which the newest is late; null: it comes when it comes. */
  readonly days: number | null
}

/** IM-OPS-2: how often each kind of data is expected to move on; long weekends are on time. */
const rhythms: Readonly<Record<importedData.DatasetName, Rhythm>> = {
  securities: { label: 'Securities', words: 'monthly', days: 31 },
  prices: { label: 'Daily prices', words: 'each trading day', days: 4 },
  navs: { label: 'Net asset values', words: 'each trading day', days: 5 },
  dividends: { label: 'Dividends', words: 'as declared', days: null },
  statements: { label: 'Accounts', words: 'quarterly', days: 150 },
  holdings: { label: 'Holdings', words: 'quarterly', days: 150 },
  costs: { label: 'Costs', words: 'yearly', days: 400 },
  targetMarkets: { label: 'Target markets', words: 'yearly', days: 400 },
  riskScores: { label: 'Risk indicators', words: 'yearly', days: 400 },
  documents: { label: 'Documents', words: 'as published', days: null },
  news: { label: 'News', words: 'weekly', days: 8 },
  directorDeals: { label: 'Directors’ deals', words: 'monthly', days: 45 },
  exchangeRates: { label: 'Exchange rates', words: 'each trading day', days: 4 },
  referenceValues: { label: 'Interest rates and consumer prices', words: 'monthly', days: 62 },
}

export function toDataset(
  { name, rows, oldest, newest }: importedData.DatasetState,
  today: IsoDate,
): OperationsDataView['datasets'][number] {
  const { label, words, days } = rhythms[name]
  const behind = newest === null || days === null ? 0 : toEpochDay(today) - toEpochDay(newest) - days
  return { name: label, rows, oldest, newest, rhythm: words, daysLate: behind > 0 ? behind : null }
}
