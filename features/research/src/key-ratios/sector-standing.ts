import { companyRatios, minMembers } from '@bellwether/analytics'
import type { FigureValue, SectorStanding } from '@bellwether/contract'
import type { financials, sectorFigures } from '@bellwether/db'
import {
  type IsoDate,
  isPresent,
  present,
  price,
  priceBesideAccounts,
  type QuotedPrice,
  type RateOn,
  type Ratio,
} from '@bellwether/domain'
import { medianIn } from '../sector-figures/medians.ts'
import type { RatioDefinition } from './ratio-definition.ts'
import { writeRatio } from './ratio-series.ts'

/** The ratios that the stored inputs of a company allow, by the keys of the ratio rows. */
export function memberRatios(member: financials.SectorMember, rateOn: RateOn): Readonly<Record<string, Ratio>> {
  return companyRatios(member, priceBesideAccounts(memberPrice(member), member, rateOn).price)
}

function memberPrice({
  last,
  priceDay,
  priceScale,
  priceUnit,
}: Pick<financials.SectorMember, 'last' | 'priceDay' | 'priceScale' | 'priceUnit'>): QuotedPrice {
  return { price: last === null ? null : price(last, priceScale, priceUnit), day: priceDay }
}

/** What is compared with a company's own ratios: figures of its sector, and of its place there. */
export interface Sector {
  readonly name: string
  /** Members whose ratios are compared. */
  readonly members: number
  readonly asAt: IsoDate | null
  readonly medians: sectorFigures.Medians
  readonly standings: Readonly<Record<string, sectorFigures.RatioStanding>>
}

export function medianOf({ medians }: Sector, { key, unit }: RatioDefinition, currency: string): FigureValue | null {
  const median = medianIn(medians, key)
  return median === null ? null : writeRatio(present(median), unit, currency)
}

export function standingOf({ standings }: Sector, key: string, own: Ratio): SectorStanding | null {
  const standing = standings[key]
  if (!standing || !isPresent<number>(own)) return null
  const [below, others] = standing
  return others + 1 < minMembers || others === 0 ? null : { above: below / others, others }
}
