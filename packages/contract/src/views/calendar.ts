import type { IsoDate } from '@bellwether/domain'

export interface CalendarEntry {
  readonly day: IsoDate
  readonly title: string
  readonly confirmed: boolean
}
