import { describe, expect, it } from 'vitest'
import { ordinal } from './ordinal.ts'

describe('ordinal', () => {
  it('ends as English does, the teens included', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 113].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th 113th',
    )
  })
})
