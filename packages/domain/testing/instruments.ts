import type { Instrument, Tradable } from '../src/instrument.ts'

const tradable: Tradable = {
  tradable: true,
  buyable: true,
  sellable: true,
  ri: true,
  dripable: true,
  tradableProducts: {},
}

/** An ordinary share that may be held everywhere, with the differences a test is about. */
export function instrumentWith(
  changes: Partial<Omit<Instrument, 'tradable'>> & { tradable?: Partial<Tradable> } = {},
): Instrument {
  return {
    type: 'EQUITY',
    complex: false,
    figaroData: { isaEligibility: true, sippEligibility: true },
    kiidRequired: false,
    kiidDocument: null,
    kiidDocumentSource: null,
    ...changes,
    tradable: { ...tradable, ...changes.tradable },
  }
}
