import Type, { type Static } from 'typebox'
import { nullable, strictObject } from '../schema/strict-schema.ts'

export const SectorRank = strictObject(
  {
    place: Type.Integer({ minimum: 1 }),
    of: Type.Integer({ minimum: 1 }),
    quartile: nullable(
      Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
      '1 is the best quarter; null when the sector is too small for quartiles.',
    ),
  },
  'Rank among the members of the sector that have a return for the period.',
)
export type SectorRank = Static<typeof SectorRank>
