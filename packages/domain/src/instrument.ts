import type { SecurityType } from './security-type.ts'

export interface Tradable {
  readonly tradable: boolean
  readonly buyable: boolean
  readonly sellable: boolean
  /** Regular investment. */
  readonly ri: boolean
  readonly dripable: boolean
  /** By `product-{productId}`: false excludes the product; a product that is not named is not excluded. */
  readonly tradableProducts: Readonly<Record<string, boolean>>
}

export interface FigaroData {
  readonly isaEligibility: boolean | null
  readonly sippEligibility: boolean | null
}

/** What trading rules need to know of a security. */
export interface Instrument {
  readonly type: SecurityType
  readonly complex: boolean
  readonly tradable: Tradable
  readonly figaroData: FigaroData | null
  readonly kiidRequired: boolean
  /** Address of the document. */
  readonly kiidDocument: string | null
  readonly kiidDocumentSource: string | null
}

export function productKey(productId: string): string {
  return `product-${productId}`
}
