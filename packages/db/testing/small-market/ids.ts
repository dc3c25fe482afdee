/** Ids of the hand-made market below, by what they are. */
export const ids = {
  source: 1,
  harrow: 1,
  brackwell: 2,
  corsin: 3,
  trust: 4,
  fund: 5,
  gilt: 6,
  harrowLondon: 11,
  harrowFrankfurt: 12,
  brackwellLondon: 13,
  corsinNewYork: 14,
  trustLondon: 15,
  fundLine: 16,
  giltLondon: 17,
} as const

export const source_id = ids.source
export const as_at = '2026-11-13'
