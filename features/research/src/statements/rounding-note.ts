/** RP-FORMAT-17 */
export const roundingNote = 'Each figure is rounded by itself, so sums may differ in the last digit.'
