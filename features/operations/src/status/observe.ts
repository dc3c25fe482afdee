import { setTimeout as delay } from 'node:timers/promises'
import type { PublicationSummary } from '@bellwether/contract'
import { type Database, feedSources, platformState } from '@bellwether/db'
import type { DealingHours } from '@bellwether/domain'
import { isSourceWell } from '../feeds/is-source-well.ts'
import type { AnswerTally } from './answer-counts.ts'
import { followTotal } from './follow-total.ts'
import { marketTimes } from './market-times.ts'
import type { Observed, ObservedPrices, ProcessHealth } from './observed.ts'

export interface StatusSources {
  readonly db: Database
  /** Null: nothing but the site is known here. */
  readonly process: (() => ProcessHealth) | null
  readonly answers: { readonly pages: AnswerTally; readonly calls: AnswerTally }
  readonly offersPrices: boolean
  readonly hours: DealingHours
  readonly securities: () => number
  readonly published: () => PublicationSummary | null
}

const answerWithinMs = 1_500
const recentMs = 60_000
const unknownProcess: ProcessHealth = {
  ...{
    refusedConnections: 0,
    busConnected: null,
    ticks: 0,
    hasFeed: false,
    hasGateway: false,
    recorder: null,
    servesFiles: false,
  },
}

type Stored = Awaited<ReturnType<ReturnType<typeof createReader>>>

/** Each call looks once, within two seconds whatever the database does. What was read last still counts while it does not answer. */
export function createObserver(sources: StatusSources): () => Promise<Observed> {
  const { db, answers } = sources
  const processHealth = () => sources.process?.() ?? unknownProcess
  const outages = followTotal(() => db.outages)
  const refusals = followTotal(() => processHealth().refusedConnections)
  const ticks = followTotal(() => processHealth().ticks)
  const isRecent = (at: number | null) => at !== null && performance.now() - at < recentMs
  const ping = once(() => db.ping().then(() => true))
  const read = once(createReader(db))
  let stored: Stored | null = null

  return async () => {
    const [pinged, found] = await Promise.all([inTime(ping()), inTime(read())])
    stored = found ?? stored
    const lost = isRecent(outages.at(performance.now()))
    const { busConnected, hasFeed, hasGateway, recorder, servesFiles } = processHealth()
    const summary = readSummary(sources.published)
    return {
      database: pinged === null ? 'silent' : found === null || lost ? 'unsteady' : 'steady',
      pages: answers.pages.counts,
      calls: answers.calls.counts,
      refusing: isRecent(refusals.at(performance.now())),
      securities: sources.securities(),
      servesFiles,
      widgets: summary && Object.keys(summary.widgets).length,
      imports: stored?.imports ?? null,
      prices: {
        ...toPrices(stored, ticks.at(Date.now()), sources.hours),
        ...(hasFeed && { hasFeed }),
        offered: sources.offersPrices,
        busConnected,
        hasGateway,
        recorder: recorder && { writtenAt: recorder.writtenAt },
      },
    }
  }
}

/** Listings change with imports; what is asked about them reads them all. */
const exchangesForMs = 10 * 60_000

function createReader(db: Database) {
  let known: { readonly exchanges: readonly string[]; readonly at: number } | null = null
  const findExchanges = async () => {
    if (known === null || performance.now() - known.at > exchangesForMs)
      known = { exchanges: await platformState.streamedExchanges(db), at: performance.now() }
    return known.exchanges
  }
  return async () => {
    const [exchanges, recordedAt, sources, imports] = await Promise.all([
      findExchanges(),
      platformState.lastRecordedAt(db),
      feedSources.all(db),
      platformState.imports(db),
    ])
    return { exchanges, recordedAt, sources, imports }
  }
}

function toPrices(
  stored: Stored | null,
  tickedAt: number | null,
  hours: DealingHours,
): Pick<ObservedPrices, 'hasFeed' | 'lastTickAt' | 'sources' | 'market'> {
  const exchanges = stored?.exchanges ?? []
  const sources = stored?.sources ?? []
  const times = [stored?.recordedAt, ...sources.map(({ lastTickAt }) => lastTickAt)]
  const known = [...times.map(time => time?.getTime() ?? 0), tickedAt ?? 0].filter(time => time > 0)
  return {
    hasFeed: known.length > 0 || sources.length > 0,
    lastTickAt: known.length === 0 ? null : Math.max(...known),
    sources: { well: sources.filter(isSourceWell).length, all: sources.length },
    market: marketTimes(exchanges, hours, Date.now()),
  }
}

/** A folder that is being published may not be readable for a moment. */
function readSummary(published: () => PublicationSummary | null): PublicationSummary | null {
  try {
    return published()
  } catch {
    return null
  }
}

/** Asks again only when the last question is answered: a database that hangs must not collect questions. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  return () => {
    asked ??= ask().finally(() => {
      asked = null
    })
    return asked
  }
}

/** Null where there is no answer in time, or a failure. */
async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  const limit = new AbortController()
  const late = delay(answerWithinMs, null, { signal: limit.signal, ref: false }).catch(() => null)
  const first = await Promise.race([answer.catch(() => null), late])
  limit.abort()
  return first
}
