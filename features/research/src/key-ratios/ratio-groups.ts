import type { StatementTemplateName } from '@bellwether/domain'
import { bankRatios } from './bank-ratios.ts'
import { generalRatios } from './general-ratios.ts'
import { insurerRatios } from './insurer-ratios.ts'
import type { RatioGroupDefinition } from './ratio-group.ts'
import { reitRatios } from './reit-ratios.ts'
import { trustRatios } from './trust-ratios.ts'

/** Each kind of company is judged by its own ratios: a bank has no gross margin, a trust no P/E. */
export const ratioGroups: Readonly<Record<StatementTemplateName, readonly RatioGroupDefinition[]>> = {
  GENERAL: generalRatios,
  BANK: bankRatios,
  INSURER: insurerRatios,
  REIT: reitRatios,
  TRUST: trustRatios,
}
