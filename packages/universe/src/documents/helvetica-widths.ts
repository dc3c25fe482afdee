/** Advance widths of Helvetica in thousandths of the font size, for the characters from space to tilde (Adobe's core metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
] as const

const usual = 556

/** Width of a text in points. Bold is a little wider; the difference does not matter for breaking lines. */
export function textWidth(text: string, size: number): number {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum += widths[text.charCodeAt(i) - 32] ?? usual
  return (sum * size) / 1000
}
