import { type EpochDay, isoOf } from '../calendar.ts'
import type { EquityPlan, SecurityPlan } from '../identity/plan.ts'
import { sourceId } from '../platform/source.ts'
import type { CorporateActionRow } from '../rows/income.ts'

/** Prices and per-share figures are stored as if splits had always been; the action says by what factor. */
export function* corporateActionRows(plan: SecurityPlan, historyFrom: EpochDay): Generator<CorporateActionRow> {
  if (plan.type === 'EQUITY' && plan.split !== null) yield splitRow(plan, plan.split)
  for (const { name, until } of plan.formerNames) {
    if (until < historyFrom) continue
    yield {
      security_id: plan.id,
      kind: 'NAME_CHANGE',
      effective_on: isoOf(until),
      ratio_new: null,
      ratio_old: null,
      factor: null,
      description: `Name changed from ${name} to ${plan.name}`,
      source_id: sourceId,
    }
  }
}

function splitRow(
  plan: EquityPlan,
  { on, newShares, oldShares }: NonNullable<EquityPlan['split']>,
): CorporateActionRow {
  const split = newShares > oldShares
  return {
    security_id: plan.id,
    kind: split ? 'SPLIT' : 'CONSOLIDATION',
    effective_on: isoOf(on),
    ratio_new: newShares,
    ratio_old: oldShares,
    factor: Math.round((oldShares / newShares) * 1e10) / 1e10,
    description: `${newShares} new ${newShares === 1 ? 'share' : 'shares'} for every ${oldShares} held`,
    source_id: sourceId,
  }
}
