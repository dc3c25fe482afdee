import { documents, eligibility } from '@bellwether/db'
import type { Instrument } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'
import { notKnown, toDealing } from './dealing.ts'

export interface KnownInstrument extends Instrument {
  readonly notTradableReason: string | null
  /** The document that `kiidDocument` names. */
  readonly keyDocument: documents.Document | null
}

/** Where the lookup failed: nothing is allowed until it works again. */
export function unknownInstrument({ type, complex }: Security): KnownInstrument {
  return {
    type,
    complex,
    tradable: notKnown,
    figaroData: null,
    kiidRequired: false,
    kiidDocument: null,
    kiidDocumentSource: null,
    notTradableReason: 'Dealing information is temporarily unavailable. Try again shortly.',
    keyDocument: null,
  }
}

/** The security as the rules of trading see it. Without any record nothing is known to be allowed. */
export async function instrumentOf({ db }: ResearchContext, security: Security): Promise<KnownInstrument> {
  const { marketCode } = security.listing
  const [record, kiid] = await Promise.all([eligibility.find(db, marketCode), documents.keyDocument(db, marketCode)])
  return {
    ...toDealing(security, record),
    kiidDocument: kiid?.url ?? null,
    kiidDocumentSource: kiid?.sourceName ?? null,
    notTradableReason: record?.notTradableReason ?? null,
    keyDocument: kiid,
  }
}
