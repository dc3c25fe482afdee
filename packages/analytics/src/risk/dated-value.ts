import type { IsoDate } from '@bellwether/domain'

export interface DatedValue {
  readonly day: IsoDate
  readonly value: number
}
