import { expect, it } from 'vitest'
import { securityTypes } from '../security-type.ts'
import { orderTypesOf } from './order-type.ts'

it('[RP-COST-13] a fund has its next valuation point, everything else the market and a limit', () => {
  for (const type of securityTypes)
    expect(orderTypesOf(type)).toEqual(type === 'FUND' ? ['valuation'] : ['market', 'limit'])
})
