import type { Instrument } from './instrument.ts'

/** Retail buyers of a consumer composite investment must be given its disclosure document first (FCA DISC 2A.3.1R). */
export function isKeyDocumentMissing(instrument: Pick<Instrument, 'kiidRequired' | 'kiidDocument'>): boolean {
  return instrument.kiidRequired && !instrument.kiidDocument
}

export const keyDocumentMissingReason =
  'The key document you must receive before you buy (KIID, KID or product summary) has not been supplied'

/** Why an instrument has no key document. Shares and gilts are outside the rules on packaged products; others lack it for a reason of their own. */
export function keyDocumentAbsence(instrument: Pick<Instrument, 'type' | 'figaroData' | 'kiidRequired'>): string {
  if (instrument.type === 'EQUITY')
    return 'There is no key document: company shares are not packaged products, so none is published.'
  if (instrument.type === 'BOND')
    return 'There is no key document: gilts are not packaged products, so none is published.'
  if (instrument.kiidRequired) return `${keyDocumentMissingReason}. Until it is, this investment cannot be bought here.`
  return instrument.figaroData === null
    ? 'No key document has been supplied, and we do not know whether one is required.'
    : 'No key document has been supplied. None is required before you buy this investment.'
}
