import type { PausedResult } from './load/paused-order.ts'
import type { SoakResult, SoakSample } from './load/soak-order.ts'
import type { StayResult } from './load/stay-order.ts'
import type { StormResult } from './load/storm-order.ts'
import { findSlope } from './slope.ts'
import { toVerdict } from './verdict.ts'

const maxIdleKb = 30
const maxStormMs = 30_000
/** Clients that come back for each query of the database. */
const minPerQuery = 100
const maxResumeMs = 1000
/** By how much the p99 of the others may rise while some clients are stopped. */
const p99Tolerance = 0.1
const maxHeapMbPerHour = 1

export function toStayLine(
  name: string,
  clients: number,
  { bytesEach, openedMs }: StayResult,
  isOurs: boolean,
): string {
  const kb = bytesEach / 1024
  const text = `${name}: ${kb.toFixed(1)} KB each, ${clients} connections opened in ${seconds(openedMs)}`
  return isOurs ? toVerdict(text, kb <= maxIdleKb, `at most ${maxIdleKb} KB`) : text
}

export function toStormLines(
  clients: number,
  to: string,
  { p50, p99, last, attempts, queries }: StormResult,
): string[] {
  const text =
    `${clients} cut off at once, back to ${to} (${attempts} attempts): half have all their prices again after ${seconds(p50)}, ` +
    `99 % after ${seconds(p99)}, the last after ${seconds(last)}`
  return [
    toVerdict(text, p99 <= maxStormMs, '99 % within 30 s'),
    toVerdict(`${queries} queries meanwhile`, queries * minPerQuery <= clients, `one for ${minPerQuery} clients`),
  ]
}

export function toPausedLines(stoppedSeconds: number, result: PausedResult): string[] {
  const { p99Before, p99Meanwhile, maxWaitingBytes, allowedBytes, skipped, latestAfterMs } = result
  const latest = latestAfterMs === null ? 'never came' : `came after ${latestAfterMs} ms`
  return [
    toVerdict(
      `clients stopped for ${stoppedSeconds} s: at most ${maxWaitingBytes} bytes waited, ${skipped} flushes left out`,
      maxWaitingBytes <= allowedBytes,
      `at most ${allowedBytes} bytes, a message for each`,
    ),
    toVerdict(
      `p99 of the others ${p99Meanwhile.toFixed(1)} ms meanwhile, ${p99Before.toFixed(1)} ms before`,
      p99Meanwhile <= p99Before * (1 + p99Tolerance),
      'a tenth more at most',
    ),
    toVerdict(
      `their latest prices ${latest} when they went on`,
      latestAfterMs !== null && latestAfterMs <= maxResumeMs,
      'within 1 s',
    ),
  ]
}

export function toSoakLines(result: SoakResult): string[] {
  const { samples, end, lastedMs, come, leftEarly, failures, updates, disorder } = result
  const isEmpty = end.clients === 0 && end.subscriptions === 0 && end.symbols === 0
  const reasons = [...new Set(failures)].map(reason => `; ${reason}`).join('')
  return [
    `${come} connections came and went, ${((come * 1000) / lastedMs).toFixed(1)} a second for ` +
      `${(lastedMs / 60_000).toFixed(1)} minutes; ${leftEarly} of them left before they were open`,
    toVerdict(`${failures.length} connections failed${reasons}`, failures.length === 0, 'none'),
    toVerdict(`${updates} updates arrived, ${disorder} of them not newer`, updates > 0 && disorder === 0, 'none'),
    toHeapLine(samples),
    toVerdict(
      `after all have left: ${end.clients} clients, ${end.subscriptions} subscriptions, ${end.symbols} symbols`,
      isEmpty,
      'none',
    ),
  ]
}

/** The first third is for the code to be compiled and the pools to fill. */
function toHeapLine(samples: readonly SoakSample[]): string {
  const points = samples.slice(Math.floor(samples.length / 3)).map(({ atMs, heapUsed, external }) => ({
    at: atMs / 3_600_000,
    value: (heapUsed + external) / 2 ** 20,
  }))
  const values = points.map(({ value }) => value)
  const { rate, error } = findSlope(points)
  const text =
    `heap ${rate.toFixed(2)} MB/h (standard error ${error.toFixed(2)}) over ${points.length} samples, ` +
    `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)} MB`
  return toVerdict(text, rate <= maxHeapMbPerHour, `at most ${maxHeapMbPerHour} MB/h`)
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
