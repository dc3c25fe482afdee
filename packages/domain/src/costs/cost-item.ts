/** Everything that can be charged, in the order of a costs statement. The spread is shown beside them and never summed. */
export const costGroups = {
  PLATFORM: ['DEALING', 'REGULAR_DEALING', 'CUSTODY', 'FX', 'SIPP_ADMIN'],
  PRODUCT: ['ENTRY', 'EXIT', 'ONGOING', 'BORROWING', 'TRANSACTION', 'INCIDENTAL', 'INVESTEE'],
  TAXES: ['SDRT', 'PTM'],
} as const

export type CostGroup = keyof typeof costGroups

export type ProductCostItem = (typeof costGroups.PRODUCT)[number]

export type CostItem = (typeof costGroups)[CostGroup][number]

export const costItems: readonly CostItem[] = Object.values(costGroups).flat()

/** Product costs that are taken a little each month out of what the product is worth. */
export const runningCostItems = ['ONGOING', 'BORROWING', 'TRANSACTION', 'INCIDENTAL', 'INVESTEE'] as const
