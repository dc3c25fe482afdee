import type { IsoDate } from '@bellwether/domain'
import type { JsonObject } from './json.ts'

export type CostKind = 'EX_ANTE' | 'EX_POST'

export interface CostRow {
  readonly security_id: number
  readonly kind: CostKind
  readonly as_at: IsoDate
  readonly currency: string
  /** Fractions; null is unknown, never zero. */
  readonly entry: number | null
  readonly exit: number | null
  readonly ongoing: number | null
  readonly management: number | null
  readonly borrowing: number | null
  readonly transaction: number | null
  readonly incidental: number | null
  readonly investee: number | null
  /** Which of the above the manufacturer confirmed to be nil. */
  readonly confirmed_zero: readonly string[]
  readonly source_id: number
}

export interface TargetMarketRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly template_version: string
  readonly producer: string
  /** By EMT field number: {"01010": "Y", "05080": "M"}. */
  readonly answers: JsonObject
  readonly source_id: number
}

export interface EligibilityRow {
  readonly security_id: number
  readonly as_at: IsoDate
  readonly tradable: boolean
  readonly buyable: boolean
  readonly sellable: boolean
  /** Regular investment. */
  readonly ri: boolean
  readonly dripable: boolean
  readonly not_tradable_reason: string | null
  /** {"product-1": true}. */
  readonly tradable_products: Readonly<Record<string, boolean>>
  /** Null: not known, so not holdable. */
  readonly isa_eligibility: boolean | null
  readonly sipp_eligibility: boolean | null
  readonly kiid_required: boolean
  readonly kiid_document_id: number | null
  readonly source_id: number
}
