import type { securities } from '@bellwether/db'
import type { Instrument } from '@bellwether/domain'

export const notKnown: Instrument['tradable'] = {
  tradable: false,
  buyable: false,
  sellable: false,
  ri: false,
  dripable: false,
  tradableProducts: {},
}

type DealingRecord = Omit<securities.ListingDealing, 'kiidDocumentUrl'>

/** What decides where it can be held and whether it can be traded, but for the key document. */
export function toDealing(
  { type, complex }: Pick<Instrument, 'type' | 'complex'>,
  record: DealingRecord | null,
): Omit<Instrument, 'kiidDocument' | 'kiidDocumentSource'> {
  return {
    type,
    complex,
    tradable: record
      ? {
          tradable: record.tradable,
          buyable: record.buyable,
          sellable: record.sellable,
          ri: record.ri,
          dripable: record.dripable,
          tradableProducts: record.tradableProducts,
        }
      : notKnown,
    figaroData: record ? { isaEligibility: record.isaEligibility, sippEligibility: record.sippEligibility } : null,
    kiidRequired: record?.kiidRequired ?? false,
  }
}
