import type { Random } from '../rng.ts'
import { type Exposure, named } from './exposure.ts'
import type { Mandate } from './mandates.ts'

export function bondExposures(random: Random, mandate: Mandate): Exposure[] {
  const spread = (value: number) => value * Math.exp(0.2 * random.normal())
  const credit = mandate.credit
  const long = Math.min(1, mandate.duration / 10)
  return [
    ...named('CREDIT', [
      ['AAA', spread(0.08 + 0.05 * credit)],
      ['AA', spread(0.9 - 0.82 * credit)],
      ['A', spread(0.02 + 0.3 * credit)],
      ['BBB', spread(0.01 + 0.38 * credit)],
      ['BB', spread(0.08 * credit + 1e-6)],
      ['B', spread(0.04 * credit + 1e-6)],
      ['Below B', spread(0.01 * credit + 1e-6)],
      ['Not rated', spread(0.01)],
    ]),
    ...named('MATURITY', [
      ['0-1 years', spread(0.3 * (1 - long) ** 3 + 0.02)],
      ['1-3 years', spread(0.2)],
      ['3-5 years', spread(0.2)],
      ['5-7 years', spread(0.16)],
      ['7-10 years', spread(0.16)],
      ['10-20 years', spread(0.22 * long)],
      ['Over 20 years', spread(0.2 * long)],
    ]),
  ]
}

/** What the bonds pay, and who issued them. */
export function bondTerms(random: Random, { credit, duration }: Mandate): Exposure[] {
  const spread = (value: number) => value * Math.exp(0.15 * random.normal())
  const long = Math.min(1, duration / 10)
  return [
    ...named('COUPON', [
      ['0-2%', spread(0.3 - 0.2 * credit)],
      ['2-4%', spread(0.34)],
      ['4-6%', spread(0.28 + 0.16 * credit)],
      ['Over 6%', spread(0.02 + 0.16 * credit * (1 - 0.5 * long))],
    ]),
    ...named('BOND_TYPE', [
      ['Government', spread(1.02 - 0.96 * credit)],
      ['Corporate', spread(0.9 * credit + 0.01)],
      ['Securitised', spread(0.06 * credit + 0.005)],
    ]),
  ]
}
