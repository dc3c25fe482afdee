import type { Generated } from 'kysely'
import type { Day, JsonObject, MaybeDay } from './column.ts'

export type CostKind = 'EX_ANTE' | 'EX_POST'

export interface CostsTable {
  security_id: number
  kind: CostKind
  as_at: Day
  currency: string
  /** Fractions; null is unknown, never zero. */
  entry: number | null
  exit: number | null
  ongoing: number | null
  management: number | null
  borrowing: number | null
  transaction: number | null
  incidental: number | null
  investee: number | null
  /** Which of the above the manufacturer confirmed to be nil. */
  confirmed_zero: Generated<readonly string[]>
  source_id: number
}

export interface ChargeRulesTable {
  id: Generated<number>
  /** CUSTODY, DEALING, REGULAR_DEALING, FX, SDRT, PTM, FTT, SIPP_ADMIN. */
  code: string
  /** Null: every wrapper. */
  wrapper: string | null
  /** Null: every type. */
  security_type: string | null
  valid_from: Day
  valid_to: MaybeDay
  rule: JsonObject
  source_id: number
}

export interface TargetMarketsTable {
  security_id: number
  as_at: Day
  template_version: string
  producer: string
  /** By EMT field number: {"01010": "Y", "05080": "M"}. */
  answers: JsonObject
  source_id: number
}

export interface EligibilityTable {
  security_id: number
  as_at: Day
  tradable: boolean
  buyable: boolean
  sellable: boolean
  /** Regular investment. */
  ri: boolean
  dripable: boolean
  not_tradable_reason: string | null
  /** {"product-1": true}. */
  tradable_products: Generated<Readonly<Record<string, boolean>>>
  /** Null: not known, so not holdable. */
  isa_eligibility: boolean | null
  sipp_eligibility: boolean | null
  kiid_required: Generated<boolean>
  kiid_document_id: number | null
  source_id: number
}
