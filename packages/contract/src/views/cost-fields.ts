export const costFieldNames = ['amount', 'monthly', 'years', 'growth', 'deals'] as const

export type CostFieldName = (typeof costFieldNames)[number]
