import Type, { type Static } from 'typebox'
import { list, nullable, strictObject } from '../schema/strict-schema.ts'
import { dataOf } from './responses.ts'

/** `POST /api/widget-tokens`. */
export const WidgetTokenAnswer = dataOf(
  strictObject({
    token: Type.String({ description: 'A JWT.' }),
    expiresIn: Type.Integer({ description: 'Seconds.' }),
    scopes: list(Type.String()),
    origins: nullable(list(Type.String()), 'Origins of the pages that may use it; null for any.'),
  }),
)
export type WidgetTokenAnswer = Static<typeof WidgetTokenAnswer>
