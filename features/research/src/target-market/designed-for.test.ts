import { describe, expect, it } from 'vitest'
import { designedFor, notFor } from './designed-for.ts'

const answers = {
  '01010': 'Y',
  '01020': 'Y',
  '02010': 'Neutral',
  '02020': 'Y',
  '03010': 'N',
  '03040': 'Y',
  '05020': 'Y',
  '05030': 'Neutral',
  '05040': 'N',
  '05080': 'M',
}

describe('designedFor', () => {
  it('is one sentence built from the Y answers', () => {
    expect(designedFor(answers)).toBe(
      'Designed for retail and professional investors with at least informed knowledge who can bear losing the capital they invest and want growth, and to be held for at least 3 to 5 years.',
    )
    expect(designedFor({ '01010': 'Y', '03040': 'Y', '05020': 'Y', '05030': 'Y', '05070': 'Y' })).toBe(
      'Designed for retail investors who can bear losing the capital they invest, are saving for a pension and want growth and income.',
    )
  })

  it('leaves out what was not answered', () => {
    expect(designedFor({ '01010': 'Y' })).toBe('Designed for retail investors.')
    expect(designedFor({})).toBe('Designed for investors.')
  })
})

it('lists only the N answers', () => {
  expect(notFor({ '03050': 'N' })).toEqual(['want products that can lose more than the amount invested'])
  expect(notFor(answers)).toEqual(['cannot bear any loss of capital', 'want to hedge other holdings'])
})
