import type { IsoDate } from '@bellwether/domain'

export interface DocumentLink {
  readonly title: string
  readonly type: string
  readonly fileFormat: 'HTM' | 'PDF'
  readonly language: string
  readonly effectiveDate: IsoDate
  readonly url: string
  readonly regime: string | null
}
