import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

/** `GET /api/settings/init-streaming`; refused with FailureAnswer while streaming is switched off. */
export const InitStreamingAnswer = strictObject({
  success: Type.Literal(true),
  data: strictObject({
    endpoint: Type.String({ description: 'Where prices stream. A path on our own pages, a URL for others.' }),
    token: Type.Optional(
      Type.String({
        description: 'Single-use token for session/create; absent when the call carried a token of its own.',
      }),
    ),
  }),
})
export type InitStreamingAnswer = Static<typeof InitStreamingAnswer>
