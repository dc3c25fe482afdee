import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

const problem = strictObject({
  code: Type.String({ description: 'For programs; its meaning never changes.' }),
  message: Type.String({ description: 'For people.' }),
  field: Type.Optional(Type.String({ description: 'The parameter at fault.' })),
  reason: Type.Optional(Type.String({ description: 'What is wrong with it.' })),
})

/** How every call of the API refuses. */
export const ErrorAnswer = strictObject({ error: problem }, 'Refused, or failed.')
export type ErrorAnswer = Static<typeof ErrorAnswer>

/** The same from calls whose answers say whether they succeeded. */
export const FailureAnswer = strictObject({ success: Type.Literal(false), error: problem }, 'Refused, or failed.')
export type FailureAnswer = Static<typeof FailureAnswer>
