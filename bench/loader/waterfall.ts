import type { Timing } from './measure.ts'

/** A line for each in order of their starts: from, first byte, to, and the end of its address. */
export function toWaterfall(timings: readonly Timing[]): string[] {
  return timings
    .toSorted((a, b) => a.startMs - b.startMs)
    .map(({ name, startMs, answeredMs, endMs }) => {
      const times = [startMs, answeredMs, endMs].map(ms => Math.round(ms).toString().padStart(6))
      return `${times.join('')}  ${toShortName(name)}`
    })
}

function toShortName(name: string): string {
  return name.replace(/^https:\/\/[^/]+\//, '').replace(/\?.*/, '?')
}
