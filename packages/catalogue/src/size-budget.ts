/**
 * What publishing may weigh, in bytes compressed with brotli: a file that grows past its limit fails the build's test, and
 * raising a limit needs a reason in the commit. The budget of each widget is `maxBytes` of its description.
 */
export const sharedBudgets = {
  'chunks/react': 59_500,
  'chunks/kit': 10_700,
  'chunks/live-quotes': 10_500,
  'design/': 1_000,
  'components.json': 4_400,
} as const

/** Compressed with gzip: the code of one widget, without what all share. Does not apply to a widget with a larger `maxBytes`. */
export const maxWidgetCodeBytes = 6_950

/**
 * Compressed with gzip: all widgets but the chart, with styles and the kit, for each of them. One more widget may add as
 * much as this; a widget of its own within `maxBytes` is far below it.
 */
export const maxMeanWidgetBytes = 5_500

/** Compressed with brotli: the texts and formats of one language. */
export const maxLocaleBytes = 14_700

/** By what they run on, compressed with gzip: that module itself, and ten widgets of mean size with styles and all that they share. */
export const runtimeBudgets = {
  react: { runtime: 68_700, tenWidgets: 130_000 },
  preact: { runtime: 7_900, tenWidgets: 80_000 },
} as const
