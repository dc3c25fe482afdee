/**
 * What publishing may weigh, in bytes compressed with brotli: a file that grows past its limit fails the build's test, and
 * raising a limit needs a reason in the commit. The budget of each widget is `maxBytes` of its description.
 */
export const sharedBudgets = {
  'chunks/react': 59_500,
  'chunks/kit': 13_440,
  'chunks/live-quotes': 10_500,
  'chunks/price-chart': 54_300,
  'design/': 1_000,
  'components.json': 4_750,
} as const

/** Compressed with gzip: the code of one widget with its styles, without what all share. */
export const maxWidgetCodeBytes = 8_910

/**
 * Compressed with gzip: all widgets, with styles and the kit, for each of them. One more widget may add as
 * much as this; a widget of its own within `maxBytes` is far below it.
 */
export const maxMeanWidgetBytes = 4_250

/** Compressed with brotli: the texts and formats of one language. */
export const maxLocaleBytes = 14_900

/**
 * By what they run on, compressed with gzip: that module itself, and the ten largest widgets with styles and all that they share. What a widget asks for
 * once its content is on the page is not in it: live prices where somebody follows them, and the chart's drawing library.
 */
export const runtimeBudgets = {
  react: { runtime: 68_700, tenWidgets: 130_000 },
  preact: { runtime: 7_900, tenWidgets: 80_000 },
} as const
