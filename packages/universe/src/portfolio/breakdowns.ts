import type { EpochDay } from '../calendar.ts'
import { industries } from '../identity/sectors.ts'
import type { EquityRegion } from '../market/market-factors.ts'
import { type Exposure, type ExposureKind, named } from './exposure.ts'
import type { BondTerms, Holdable } from './holding-pool.ts'
import type { Position } from './holdings.ts'

const regionNames: Readonly<Record<EquityRegion, string>> = {
  UK: 'United Kingdom',
  US: 'North America',
  EUROPE: 'Europe excluding UK',
  JAPAN: 'Japan',
  ASIA: 'Asia Pacific excluding Japan',
  EM: 'Emerging markets',
}

const countries: Readonly<Record<string, readonly [name: string, currency: string]>> = {
  GB: ['United Kingdom', 'GBP'],
  JE: ['Jersey', 'GBP'],
  GG: ['Guernsey', 'GBP'],
  US: ['United States', 'USD'],
  DE: ['Germany', 'EUR'],
  FR: ['France', 'EUR'],
  NL: ['Netherlands', 'EUR'],
  CH: ['Switzerland', 'CHF'],
  JP: ['Japan', 'JPY'],
  AU: ['Australia', 'AUD'],
  KR: ['South Korea', 'KRW'],
  HK: ['Hong Kong', 'HKD'],
  CN: ['China', 'CNY'],
  IN: ['India', 'INR'],
  BR: ['Brazil', 'BRL'],
}

/** Market values in pence from which a company belongs to a band, largest first. */
const sizeBands = [
  ['Giant', 5e12],
  ['Large', 1e12],
  ['Mid', 2e11],
  ['Small', 3e10],
  ['Micro', 0],
] as const
const styles = ['Value', 'Blend', 'Growth'] as const
const ratings = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'Below B', 'Not rated'] as const
const maturityBands = [
  ['0-1 years', 1],
  ['1-3 years', 3],
  ['3-5 years', 5],
  ['5-7 years', 7],
  ['7-10 years', 10],
  ['10-20 years', 20],
  ['Over 20 years', Number.POSITIVE_INFINITY],
] as const
const couponBands = [
  ['0-2%', 0.02],
  ['2-4%', 0.04],
  ['4-6%', 0.06],
  ['Over 6%', Number.POSITIVE_INFINITY],
] as const
const bondTypes = ['Government', 'Corporate'] as const

/** What the shares of a portfolio are exposed to, as fractions of all its shares. */
export function equityBreakdowns(all: readonly Position[]): Exposure[] {
  const shares = all.filter(({ holding }) => holding.type === 'Equity')
  const by = (
    kind: ExposureKind,
    nameOf: (holding: Holdable) => string | null | undefined,
    scale?: readonly string[],
  ) => breakdown(kind, shares, nameOf, scale)
  return [
    ...by('SECTOR', ({ sector }) => sector, industries),
    ...by('REGION', ({ region }) => region && regionNames[region]),
    ...by('COUNTRY', ({ country }) => countries[country ?? '']?.[0] ?? country),
    ...by('CURRENCY', ({ country }) => countries[country ?? '']?.[1] ?? country),
    ...by(
      'MARKET_CAP',
      ({ size }) => sizeBands.find(([, from]) => size >= from)?.[0],
      sizeBands.map(([name]) => name),
    ),
    ...by('STYLE', ({ style }) => style, styles),
  ]
}

/** What the bonds of a portfolio are like, as fractions of all its bonds. */
export function bondBreakdowns(all: readonly Position[], until: EpochDay): Exposure[] {
  const bonds = all.filter(({ holding }) => holding.type === 'Bond')
  const by = (kind: ExposureKind, nameOf: (terms: BondTerms) => string | undefined, scale: readonly string[]) =>
    breakdown(kind, bonds, ({ bond }) => bond && nameOf(bond), scale)
  const yearsOf = ({ maturesOn }: BondTerms) => (maturesOn - until) / 365.25
  return [
    ...by('CREDIT', ({ rating }) => rating, ratings),
    ...by(
      'MATURITY',
      terms => maturityBands.find(([, upTo]) => yearsOf(terms) < upTo)?.[0],
      maturityBands.map(([name]) => name),
    ),
    ...by(
      'COUPON',
      ({ coupon }) => couponBands.find(([, upTo]) => coupon < upTo)?.[0],
      couponBands.map(([name]) => name),
    ),
    ...breakdown('BOND_TYPE', bonds, ({ sector }) => sector, bondTypes),
  ]
}

/** Weights by name; every name of a scale, also one that nothing is held of. */
function breakdown(
  kind: ExposureKind,
  positions: readonly Position[],
  nameOf: (holding: Holdable) => string | null | undefined,
  scale: readonly string[] = [],
): Exposure[] {
  const weights = new Map<string, number>(scale.map(name => [name, 0]))
  for (const { holding, weighting } of positions) {
    const name = nameOf(holding) ?? 'Other'
    weights.set(name, (weights.get(name) ?? 0) + weighting)
  }
  return positions.length === 0 ? [] : named(kind, [...weights])
}
