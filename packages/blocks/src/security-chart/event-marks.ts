import type { ChartEvent, ChartEventKind, ChartPoint } from '@bellwether/contract'

/** The letter on the chart and its label. */
export const eventSigns: Readonly<Record<ChartEventKind, { readonly letter: string; readonly label: string }>> = {
  'ex-dividend': { letter: 'D', label: 'Ex-dividend dates' },
  results: { letter: 'R', label: 'Results' },
  'director-deal': { letter: 'T', label: 'Director deals' },
  split: { letter: 'S', label: 'Splits' },
  announcement: { letter: 'A', label: 'Announcements' },
}

export interface EventMark {
  readonly kind: ChartEventKind
  /** Share of the width, 0 to 1. */
  readonly at: number
  readonly row: number
}

/** Marks nearer than this would cover each other; the list beneath the chart has them all. */
const minGap = 0.018

/** A row for each kind that has an event, a mark for each event that has room. */
export function eventMarks(
  events: readonly ChartEvent[],
  points: readonly ChartPoint[],
): { readonly rows: readonly ChartEventKind[]; readonly marks: readonly EventMark[] } {
  const rows = (Object.keys(eventSigns) as ChartEventKind[]).filter(kind => events.some(event => event.kind === kind))
  const marks: EventMark[] = []
  for (const [row, kind] of rows.entries()) {
    let previous = Number.NEGATIVE_INFINITY
    for (const event of events.filter(each => each.kind === kind)) {
      const index = points.findIndex(point => point.at >= event.day)
      const at = (index < 0 ? points.length - 1 : index) / Math.max(1, points.length - 1)
      if (at - previous < minGap) continue
      previous = at
      marks.push({ kind, at, row })
    }
  }
  return { rows, marks }
}
