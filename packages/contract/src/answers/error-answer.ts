import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

const problem = strictObject({
  code: Type.String({ description: 'Stable: identify errors by this code.' }),
  message: Type.String({ description: 'A sentence for people.' }),
  field: Type.Optional(Type.String({ description: 'The invalid parameter.' })),
  reason: Type.Optional(Type.String({ description: 'Why it is invalid.' })),
})

/** The error response of every endpoint. */
export const ErrorAnswer = strictObject({ error: problem }, 'Error.')
export type ErrorAnswer = Static<typeof ErrorAnswer>

/** The same from an endpoint whose responses say whether they succeeded. */
export const FailureAnswer = strictObject({ success: Type.Literal(false), error: problem }, 'Error.')
export type FailureAnswer = Static<typeof FailureAnswer>
