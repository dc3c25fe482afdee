import Type, { type Static } from 'typebox'
import { Instant } from '../schema/domain-schema.ts'
import { choice, nullable, strictObject } from '../schema/strict-schema.ts'

export const HeadlineView = strictObject({
  id: Type.String(),
  title: Type.String(),
  dateTime: Instant,
  source: Type.String(),
  kind: choice(['Company', 'Regulatory']),
  type: Type.String({ description: 'Category, such as Results.' }),
  href: nullable(
    Type.String(),
    'Our page with the item; null for news about the whole market, which belongs to no security.',
  ),
})
export type HeadlineView = Static<typeof HeadlineView>
