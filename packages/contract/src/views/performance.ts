import Type, { type Static } from 'typebox'
import { IsoDate } from '../schema/domain-schema.ts'
import { list, nullable, strictObject } from '../schema/strict-schema.ts'
import { Figure } from './figure.ts'
import { SectorRank } from './sector-rank.ts'

const fraction = nullable(Type.Number())

export const PerformanceView = strictObject(
  {
    asAt: IsoDate,
    basis: Type.String({ description: 'How returns are calculated, in a sentence.' }),
    cumulative: strictObject({
      periods: list(Type.String()),
      rows: list(
        strictObject({
          name: Type.String(),
          returns: list(fraction, 'One fraction for each period; null when the security is younger than the period.'),
        }),
      ),
      ranks: nullable(
        list(nullable(SectorRank)),
        'Sector rank by total return, one for each period; null when there is no sector, and in a widget.',
      ),
    }),
    discrete: list(
      strictObject({ from: IsoDate, to: IsoDate, security: fraction, benchmark: fraction }),
      'The five complete 12-month periods that must accompany any past performance.',
    ),
    benchmark: nullable(Type.String(), 'Its name.'),
    explained: Type.Optional(list(Figure, 'How the returns of the security were calculated.')),
    withheld: nullable(Type.String(), 'Why performance is not shown, for example a history under 12 months.'),
  },
  'Total return over periods that end at asAt.',
)
export type PerformanceView = Static<typeof PerformanceView>
