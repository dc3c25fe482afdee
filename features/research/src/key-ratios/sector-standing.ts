import { companyRatios, median, minMembers, standingAmong } from '@bellwether/analytics'
import type { FigureValue, SectorStanding } from '@bellwether/contract'
import type { financials } from '@bellwether/db'
import { isPresent, present, price, type Ratio } from '@bellwether/domain'
import type { RatioDefinition } from './ratio-definition.ts'
import { writeRatio } from './ratio-series.ts'

/** The ratios that the stored inputs of a company allow, by the keys of the ratio rows. */
export function memberRatios(member: financials.SectorMember): Readonly<Record<string, Ratio>> {
  return companyRatios(member, member.last === null ? null : price(member.last, member.priceScale, member.priceUnit))
}

export interface Sector {
  readonly name: string
  /** All members, including the security itself. */
  readonly members: readonly { readonly securityId: number; readonly ratios: Readonly<Record<string, Ratio>> }[]
  readonly medians: ReadonlyMap<string, { readonly value: number; readonly members: number }>
}

/** The stored median, which other pages show too; calculated from the members where none is stored. */
export function medianOf(sector: Sector, { key, unit }: RatioDefinition, currency: string): FigureValue | null {
  const stored = sector.medians.get(key)
  if (stored) return stored.members < minMembers ? null : writeRatio(present(stored.value), unit, currency)
  const values = valuesOf(sector, key, null)
  return values.length < minMembers ? null : writeRatio(present(median(values)), unit, currency)
}

export function standingOf(sector: Sector, securityId: number, key: string, own: Ratio): SectorStanding | null {
  if (!isPresent<number>(own)) return null
  const others = valuesOf(sector, key, securityId)
  const { shareBelow, members } = standingAmong(others, own.value)
  return members < minMembers || shareBelow === null ? null : { above: shareBelow, others: others.length }
}

function valuesOf({ members }: Sector, key: string, without: number | null): number[] {
  return members.flatMap(({ securityId, ratios }) => {
    const ratio = ratios[key]
    return securityId !== without && ratio && isPresent<number>(ratio) ? [ratio.value] : []
  })
}
