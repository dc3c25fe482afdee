/** Everything that can be charged, in the order of a costs statement. The spread is shown beside them and never summed. */
export const costGroups = {
  PLATFORM: ['DEALING', 'REGULAR_DEALING', 'CUSTODY', 'FX', 'SIPP_ADMIN'],
  PRODUCT: ['ENTRY', 'EXIT', 'ONGOING', 'BORROWING', 'TRANSACTION', 'INCIDENTAL', 'INVESTEE'],
  TAXES: ['SDRT', 'PTM', 'FTT'],
} as const

export type CostGroup = keyof typeof costGroups

export type ProductCostItem = (typeof costGroups.PRODUCT)[number]

export type CostItem = (typeof costGroups)[CostGroup][number]

export const costItems: readonly CostItem[] = Object.values(costGroups).flat()

/** Product costs that are taken a little each month out of what the product is worth. */
export const runningCostItems = ['ONGOING', 'BORROWING', 'TRANSACTION', 'INCIDENTAL', 'INVESTEE'] as const

export const costGroupLabels: Readonly<Record<CostGroup, string>> = {
  PLATFORM: 'Platform costs',
  PRODUCT: 'Product costs',
  TAXES: 'Taxes and levies',
}

export const costItemLabels: Readonly<Record<CostItem, string>> = {
  DEALING: 'Dealing',
  REGULAR_DEALING: 'Regular investment',
  CUSTODY: 'Account charge',
  FX: 'FX charge',
  SIPP_ADMIN: 'SIPP administration charge',
  ENTRY: 'Entry cost (one-off)',
  EXIT: 'Exit cost (one-off)',
  ONGOING: 'Ongoing charge',
  BORROWING: 'Borrowing costs',
  TRANSACTION: 'Transaction costs',
  INCIDENTAL: 'Performance fee',
  INVESTEE: 'Underlying fund costs',
  SDRT: 'Stamp duty',
  PTM: 'PTM levy',
  FTT: 'Foreign transaction tax',
}
