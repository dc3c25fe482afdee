import { expect, it } from 'vitest'
import { describeExamples, publishedExamples } from './published-examples.ts'

it.each(publishedExamples())(
  '[RP-FIGURE-4] the second calculation gives $published: $name',
  ({ published, calculated }) => {
    expect(calculated).toBe(published)
  },
)

it('[RP-FIGURE-4] are named by the command, with each that differs', () => {
  const agrees = { name: 'IRR', published: '0.087', calculated: '0.087' }
  expect(describeExamples([agrees])).toBe('1 of 1 published examples agree.')
  expect(describeExamples([agrees, { ...agrees, calculated: '0.088' }])).toBe(
    '1 of 2 published examples agree.\n  IRR: published 0.087, calculated 0.088',
  )
})
