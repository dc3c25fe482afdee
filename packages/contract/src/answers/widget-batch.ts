import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

/** How many views one call of `GET /api/widgets` may ask for. */
export const maxBatched = 50

/** One line of the answer of `GET /api/widgets`. */
export const WidgetBatchLine = strictObject({
  ask: Type.String({ description: 'As it was asked for.' }),
  path: Type.String({ description: 'The address of the view below the root of the API.' }),
  status: Type.Integer({ description: 'What a call of its own would have answered with.' }),
  answer: Type.Unknown({ description: 'The body of that answer: { data } or { error }.' }),
})
export type WidgetBatchLine = Static<typeof WidgetBatchLine>
