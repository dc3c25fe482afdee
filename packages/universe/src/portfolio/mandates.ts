import { alternativeMandates } from './alternative-mandates.ts'
import { bondMandates } from './bond-mandates.ts'
import { equityMandates } from './equity-mandates.ts'
import type { Mandate } from './mandate.ts'
import { mixedAssetMandates } from './mixed-asset-mandates.ts'

export type { Mandate } from './mandate.ts'

/** In an order that the simulated market is drawn by. */
export const mandates: readonly Mandate[] = [
  ...equityMandates,
  ...mixedAssetMandates,
  ...bondMandates,
  ...alternativeMandates,
]

export function getMandate(name: string): Mandate {
  const found = mandates.find(m => m.name === name)
  if (!found) throw new RangeError(`No mandate is called ${name}; see packages/universe/src/portfolio`)
  return found
}
