import type { SecurityType } from '../security-type.ts'

export const orderTypes = ['market', 'limit', 'valuation'] as const
export type OrderType = (typeof orderTypes)[number]

/** The order types that a security has, the usual one first. A fund is dealt at its next valuation point and at no other price. */
export function orderTypesOf(type: SecurityType): readonly [OrderType, ...OrderType[]] {
  return type === 'FUND' ? ['valuation'] : ['market', 'limit']
}
