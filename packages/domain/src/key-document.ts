import type { Instrument } from './instrument.ts'

/** Retail buyers of a consumer composite investment must be given its disclosure document first (FCA DISC 2A.3.1R). */
export function isKeyDocumentMissing(instrument: Pick<Instrument, 'kiidRequired' | 'kiidDocument'>): boolean {
  return instrument.kiidRequired && !instrument.kiidDocument
}

export const keyDocumentMissingReason =
  'The key document you must receive before you buy (KIID, KID or product summary) has not been supplied'
