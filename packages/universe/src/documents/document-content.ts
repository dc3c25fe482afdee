/** A document before it has a format. */
export interface DocumentContent {
  readonly title: string
  readonly subtitle: string
  /** Day it is dated, as text for readers. */
  readonly dated: string
  readonly sections: readonly DocumentSection[]
}

export interface DocumentSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly table?: readonly (readonly [label: string, value: string])[]
}

export const simulatedNotice =
  'Simulated data. This document was generated for demonstration. The product, the company and every figure in it are fictional.'

export const simulatedFooter = 'Simulated data. Fictional product, company and figures.'
