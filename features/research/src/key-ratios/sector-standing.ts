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
import type { RatioDefinition } from './ratio-definition.ts'
import { writeRatio } from './ratio-series.ts'

/** The ratios that the stored inputs of a company allow, by the keys of the ratio rows. */
export function memberRatios(member: financials.SectorMember, rateOn: RateOn): Readonly<Record<string, Ratio>> {
  return companyRatios(member, priceBesideAccounts(memberPrice(member), member, rateOn).price)
}

export function memberPrice({
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
  /** Stored with the accounts, which other pages show too. */
  readonly medians: ReadonlyMap<string, { readonly value: number; readonly members: number; readonly asAt: IsoDate }>
  /** Calculated from the members. */
  readonly calculated: Readonly<Record<string, sectorFigures.GroupMedian>>
  readonly standings: Readonly<Record<string, sectorFigures.RatioStanding>>
}

/** The stored median, which other pages show too; the one calculated from the members where none is stored. */
export function medianOf(sector: Sector, { key, unit }: RatioDefinition, currency: string): FigureValue | null {
  const stored = sector.medians.get(key)
  const [value, members] = stored ? [stored.value, stored.members] : (sector.calculated[key] ?? [0, 0])
  return members < minMembers ? null : writeRatio(present(value), unit, currency)
}

export function standingOf({ standings }: Sector, key: string, own: Ratio): SectorStanding | null {
  const standing = standings[key]
  if (!standing || !isPresent<number>(own)) return null
  const [below, others] = standing
  return others + 1 < minMembers || others === 0 ? null : { above: below / others, others }
}
