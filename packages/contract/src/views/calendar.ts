import type { IsoDate } from '@bellwether/domain'

export interface CalendarEntry {
  readonly id: number
  readonly day: IsoDate
  readonly title: string
  readonly confirmed: boolean
}
