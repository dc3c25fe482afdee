/** Longer words must match exactly: `findSimilar` keeps a bit for each letter. */
export const maxTypoLetters = 29

/** An infix match stands between a prefix match (0) and an edit. */
export const infixCost = 1
/** A missing space is one edit. */
export const missingSpaceCost = 2
/** Where words match equally well, the whole name comes before names that have more. */
export const longerNameCost = 0.25
export const minInfixLetters = 3
export const minSplitLetters = 5

const digit = /\p{N}/u

/** How many edits a word may be away. Figures are exact: 2030 is no typing error of 2035. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || word.length > maxTypoLetters || digit.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Fewer edits first; with as many, a whole word before the beginning of one. */
export function typoCost(edits: number, whole: boolean): number {
  return 2 * edits + (whole ? 0 : 1)
}
