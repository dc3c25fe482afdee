/** What a page may style with `::part()`: the same names in every widget and in every version of the same major number. */
export const widgetParts = [
  { name: 'card', words: 'The whole widget without what is in its slots.' },
  { name: 'body', words: 'The content between heading and footer.' },
  { name: 'footer', words: 'Source, date and basis.' },
  { name: 'retry', words: 'The “Try again” button of a widget that has failed.' },
] as const

/** Where a page puts markup of its own with `slot="..."`. */
export const widgetSlots = [
  { name: 'header', words: 'Above the card.' },
  { name: 'footer', words: 'Below the card.' },
] as const
