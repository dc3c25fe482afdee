import Type, { type Static } from 'typebox'
import { IsoDate } from '../schema/domain-schema.ts'
import { choice, nullable, strictObject } from '../schema/strict-schema.ts'

export const DocumentLink = strictObject({
  title: Type.String(),
  type: Type.String(),
  fileFormat: choice(['HTM', 'PDF']),
  language: Type.String(),
  effectiveDate: IsoDate,
  url: Type.String(),
  regime: nullable(Type.String(), 'Disclosure regime of a key document, such as PRIIPs; null for other documents.'),
})
export type DocumentLink = Static<typeof DocumentLink>
