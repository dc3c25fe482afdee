import { median } from '../ssr/report.ts'
import type { SoakResult, SoakSample } from './load/soak-order.ts'
import type { StayResult } from './load/stay-order.ts'
import type { StormResult } from './load/storm-order.ts'

const mostIdleKb = 30
const mostStormMs = 30_000
/** The heap of the last third may exceed that of the middle third by so much before it counts as growing. */
const heapTolerance = 0.03

export function toStayLine(
  name: string,
  clients: number,
  { bytesEach, openedMs }: StayResult,
  isOurs: boolean,
): string {
  const kb = bytesEach / 1024
  const goal = isOurs ? ` ${verdict(kb <= mostIdleKb)} (at most ${mostIdleKb} KB)` : ''
  return `${name}: ${kb.toFixed(1)} KB each, ${clients} connections opened in ${seconds(openedMs)}${goal}`
}

export function toStormLine(clients: number, { p50, p99, last, attempts }: StormResult): string {
  return (
    `${clients} cut off at once (${attempts} attempts): half have all their prices again after ${seconds(p50)}, ` +
    `99 % after ${seconds(p99)}, the last after ${seconds(last)}  ${verdict(p99 <= mostStormMs)} (99 % within 30 s)`
  )
}

export function toSoakLines({ samples, end, come, failed, updates, disorder }: SoakResult): string[] {
  // The first third is for the code to be compiled and the pools to fill.
  const third = Math.floor(samples.length / 3)
  const heap = (part: readonly SoakSample[]) => median(part.map(sample => sample.heapUsed + sample.external)) / 2 ** 20
  const middle = heap(samples.slice(third, 2 * third))
  const last = heap(samples.slice(-third))
  const isEmpty = end.clients === 0 && end.subscriptions === 0 && end.symbols === 0
  return [
    `${come} connections came and went (${failed} failed), ${updates} updates arrived, ${disorder} of them not newer`,
    `heap ${middle.toFixed(1)} MB in the middle third, ${last.toFixed(1)} MB in the last  ${verdict(last <= middle * (1 + heapTolerance))} (flat within 3 %)`,
    `after all have left: ${end.clients} clients, ${end.subscriptions} subscriptions, ${end.symbols} symbols  ${verdict(isEmpty)} (none)`,
  ]
}

const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
