import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

/** `GET /api/user/details`. */
export const UserDetailsAnswer = strictObject({
  success: Type.Literal(true),
  data: strictObject({
    electiveProfessional: Type.Boolean({ description: 'For these users, live prices never start automatically.' }),
    domicile: Type.String({ description: 'ISO 3166 alpha-3, such as GBR.' }),
    name: Type.String(),
  }),
})
export type UserDetailsAnswer = Static<typeof UserDetailsAnswer>
