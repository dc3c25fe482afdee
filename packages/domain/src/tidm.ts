import type { Tidm } from './brand.ts'

// One to five characters. The dot belongs to the code: it fills short codes up (BP.) or parts a share class off (BT.A).
const shape = /^(?=.{1,5}$)[A-Z0-9]+(?:\.[A-Z]?)?$/

export function isTidm(text: string): text is Tidm {
  return shape.test(text)
}

/** Accepts lower case and surrounding space. */
export function parseTidm(text: string): Tidm | null {
  const upper = text.trim().toUpperCase()
  return isTidm(upper) ? upper : null
}
