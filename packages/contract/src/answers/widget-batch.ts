import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

/** How many views one call of `GET /api/widgets` may ask for. */
export const maxBatched = 50

/** One line of the answer of `GET /api/widgets`. */
export const WidgetBatchLine = strictObject({
  ask: Type.String({ description: 'The ask parameter, as given.' }),
  path: Type.String({ description: 'Path of the view, relative to the root of the API.' }),
  status: Type.Integer({ description: 'HTTP status that a separate call would have returned.' }),
  answer: Type.Unknown({ description: 'Body that it would have returned: { data } or { error }.' }),
})
export type WidgetBatchLine = Static<typeof WidgetBatchLine>
