import { describe, expect, it } from 'vitest'
import { toRow } from './emt-labels.ts'

const field = (kind: Parameters<typeof toRow>[0]['kind']) => ({ field: '01010', label: 'It', kind })

describe('toRow', () => {
  it.each([
    ['answer', 'Y', 'yes', 'Yes'],
    ['answer', 'N', 'no', 'No: outside the target market'],
    ['answer', 'Neutral', 'neutral', 'Neutral: neither inside nor outside'],
    ['distribution', 'B', 'yes', 'Yes, retail and professional'],
    ['distribution', 'P', 'neutral', 'Professional investors only'],
    ['distribution', 'N', 'no', 'No: outside the target market'],
    ['risk-score', 5, null, '5 of 7'],
    ['risk-level', 'M', null, 'Medium'],
    ['horizon', 'M', null, 'Medium: 3 to 5 years'],
    ['horizon', 7, null, '7 years'],
    ['horizon', 1, null, '1 year'],
    ['percent', 20, null, '20%'],
  ] as const)('a %s of %s is %s: %s', (kind, given, answer, words) => {
    expect(toRow(field(kind), { '01010': given })).toMatchObject({ answer, words })
  })

  it.each(['answer', 'distribution', 'risk-score', 'risk-level', 'horizon', 'percent'] as const)(
    'leaves out a %s that is missing or that nobody knows: a letter is never shown',
    kind => {
      expect(toRow(field(kind), {})).toBeNull()
      expect(toRow(field(kind), { '01010': 'Q' })).toBeNull()
      expect(toRow(field(kind), { '01010': '' })).toBeNull()
    },
  )
})
