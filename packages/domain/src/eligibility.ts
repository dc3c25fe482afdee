import { type Instrument, productKey } from './instrument.ts'

export const wrappers = ['DEALING', 'ISA', 'LISA', 'JISA', 'SIPP', 'JSIPP'] as const

export type Wrapper = (typeof wrappers)[number]

export interface WrapperFacts {
  readonly label: string
  /** The account's page. */
  readonly path: string
  /** `{productId}` in `tradableProducts`. The Lifetime ISA follows the ISA and has none of its own. */
  readonly productId: string | null
  readonly needs: 'isaEligibility' | 'sippEligibility' | null
  readonly junior: boolean
}

export const wrapperFacts: Readonly<Record<Wrapper, WrapperFacts>> = {
  DEALING: { label: 'Dealing account', path: '/dealing-account', productId: 'dealing', needs: null, junior: false },
  ISA: {
    label: 'Stocks and shares ISA',
    path: '/isa/stocks-shares-isa',
    productId: 'isa',
    needs: 'isaEligibility',
    junior: false,
  },
  LISA: {
    label: 'Lifetime ISA',
    path: '/isa/lifetime-isa',
    productId: null,
    needs: 'isaEligibility',
    junior: false,
  },
  JISA: { label: 'Junior ISA', path: '/isa/junior-isa', productId: 'jisa', needs: 'isaEligibility', junior: true },
  SIPP: { label: 'SIPP', path: '/pensions/sipp', productId: 'sipp', needs: 'sippEligibility', junior: false },
  JSIPP: {
    label: 'Junior SIPP',
    path: '/investing-for-children/junior-sipp',
    productId: 'jsipp',
    needs: 'sippEligibility',
    junior: true,
  },
}

export interface WrapperVerdict {
  readonly wrapper: Wrapper
  readonly label: string
  readonly path: string
  readonly holdable: boolean
  /** Why not; null when holdable. */
  readonly reason: string | null
}

type Rules = Pick<Instrument, 'complex' | 'tradable' | 'figaroData'>

export const notTradableReason = 'This investment cannot be traded at the moment'
export const notConfirmedReason = 'Eligibility not confirmed'

function whyNot(wrapper: Wrapper, { complex, tradable, figaroData }: Rules): string | null {
  if (wrapper === 'LISA') return whyNot('ISA', { complex, tradable, figaroData })
  const { productId, needs, junior } = wrapperFacts[wrapper]
  if (!tradable.tradable) return notTradableReason
  if (productId !== null && tradable.tradableProducts[productKey(productId)] === false) {
    return 'Not offered in this account'
  }
  if (junior && complex) return 'Complex investments cannot be held in junior accounts'
  if (needs === null) return null
  const eligible = figaroData?.[needs] ?? null
  if (eligible === null) return notConfirmedReason
  if (eligible) return null
  return needs === 'isaEligibility' ? 'Not eligible for ISAs' : 'Not eligible for SIPPs'
}

/** Where the instrument can be held: a verdict for every wrapper, in the order of `wrappers`. */
export function holdableIn(instrument: Rules): WrapperVerdict[] {
  return wrappers.map(wrapper => {
    const { label, path } = wrapperFacts[wrapper]
    const reason = whyNot(wrapper, instrument)
    return { wrapper, label, path, holdable: reason === null, reason }
  })
}
