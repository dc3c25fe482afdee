import type { StatusComponent } from '@bellwether/contract'
import { formatDateTime } from '@bellwether/domain'
import { describePrices } from './describe-prices.ts'
import { describeGateway, describeRecorder } from './describe-streaming.ts'
import type { Described } from './described.ts'
import type { AnswerCounts, Observed } from './observed.ts'

export const componentNames = {
  pages: 'Pages and search',
  api: 'Widget data and API',
  database: 'Database',
  prices: 'Live prices',
  gateway: 'Live connections',
  recorder: 'Price recording',
  cdn: 'Loader and widget files',
  imports: 'Data imports',
} as const satisfies Record<StatusComponent['id'], string>

/** Each part in plain words, from what was observed alone. */
export function describeStatus(observed: Observed, now: number): Record<StatusComponent['id'], Described> {
  return {
    pages: describePages(observed),
    api: describeCalls(observed),
    database: describeDatabase(observed),
    prices: describePrices(observed, now),
    gateway: describeGateway(observed),
    recorder: describeRecorder(observed, now),
    cdn: describeFiles(observed),
    imports: describeImports(observed),
  }
}

export const severity = { operational: 0, closed: 0, absent: 0, unknown: 0, degraded: 1, down: 2 } as const
const overall = ['operational', 'degraded', 'down'] as const

/** The worst of all; a closed market, and what is not run or not known here, are no fault. */
export function worstState(states: readonly StatusComponent['state'][]): (typeof overall)[number] {
  return overall[Math.max(0, ...states.map(state => severity[state]))] ?? 'down'
}

function describePages({ database, pages, refusing, securities }: Observed): Described {
  if (database === 'silent')
    return {
      state: 'down',
      message:
        'Pages cannot be rendered, because their data cannot be read. Some recent ones are still served as they were.',
    }
  const failing = gradeFailures(pages)
  if (failing === 'down') return { state: 'down', message: 'Most pages cannot be loaded.' }
  if (failing === 'degraded' || refusing)
    return {
      state: 'degraded',
      message: 'Some pages fail to load the first time. Try again after a few seconds.',
    }
  if (database === 'unsteady')
    return { state: 'degraded', message: 'Pages may load slowly, and parts of them may be missing for a moment.' }
  if (securities === 0) return { state: 'degraded', message: 'Pages work, but there are no securities yet.' }
  return { state: 'operational', message: 'Pages load and search finds securities.' }
}

function describeCalls({ database, calls, refusing }: Observed): Described {
  if (database === 'silent')
    return {
      state: 'down',
      message: 'Calls are answered with 503 and Retry-After. Widgets show a short message instead of their figures.',
    }
  const failing = gradeFailures(calls)
  if (failing === 'down')
    return { state: 'down', message: 'Most calls fail. Widgets show a short message instead of their figures.' }
  if (failing === 'degraded' || refusing || database === 'unsteady')
    return {
      state: 'degraded',
      message: 'Some calls are slow or refused with 503. Repeat them after the time in Retry-After.',
    }
  return { state: 'operational', message: 'Widgets receive their data, and calls are answered.' }
}

function describeDatabase({ database }: Observed): Described {
  if (database === 'silent') return { state: 'down', message: 'It is not responding. We keep trying to reach it.' }
  if (database === 'unsteady')
    return { state: 'degraded', message: 'It is responding slowly, or was briefly unreachable within the last minute.' }
  return { state: 'operational', message: 'It is responding.' }
}

function describeFiles({ servesFiles, widgets, database }: Observed): Described {
  if (!servesFiles)
    return {
      state: 'absent',
      message: 'The loader and the widgets are served elsewhere and are not monitored here.',
    }
  if (widgets === null)
    return { state: 'down', message: 'No loader is published, so host pages cannot load any widget.' }
  if (database === 'silent')
    return {
      state: 'degraded',
      message:
        'The loader and the widgets can be loaded. Configurations stored here cannot be read, so host pages that use one show no widgets.',
    }
  return { state: 'operational', message: `The loader and ${widgets} widgets can be loaded.` }
}

function describeImports({ database, imports }: Observed): Described {
  if (database === 'silent')
    return { state: 'down', message: 'No new data can be stored. Figures stay as they are until it can.' }
  if (imports === null) return { state: 'unknown', message: 'The state of imports is not known yet.' }
  const { failing, failingSince, finishedAt } = imports
  if (failing > 0)
    return {
      state: 'degraded',
      ...(failingSince && { since: failingSince.getTime() }),
      message: `The newest data of ${failing === 1 ? 'one source' : `${failing} sources`} could not be imported. Earlier data stay in use, so some figures may be older than usual.`,
    }
  if (finishedAt === null) return { state: 'unknown', message: 'No data have been imported yet.' }
  return {
    state: 'operational',
    message: `Imports are working. The last one finished on ${formatDateTime(finishedAt, 'Europe/London')}.`,
  }
}

/** A few failures are no outage: somebody may ask for what does not work. */
function gradeFailures({ answered, failed }: AnswerCounts): 'operational' | 'degraded' | 'down' {
  if (failed < 5) return 'operational'
  if (failed * 2 >= answered) return 'down'
  return failed * 20 >= answered ? 'degraded' : 'operational'
}
