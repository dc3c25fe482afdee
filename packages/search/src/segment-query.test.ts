import { expect, it } from 'vitest'
import { createEntry } from '../testing/entries.ts'
import { matchInfix } from './match-loosely.ts'
import { matchWords } from './match-names.ts'
import { buildSegment } from './segment.ts'
import { SegmentQuery } from './segment-query.ts'
import { parseTerm } from './term.ts'

it('stops looking at records after 100,000', () => {
  const steps = buildSegment([createEntry({ id: 1, name: 'Alpha Omega' }), createEntry({ id: 2, name: 'Omega Alpha' })])
  let step = steps.next()
  while (!step.done) step = steps.next()
  const term = parseTerm('alpha omega')
  if (term === null) throw new Error('the term has words')

  const query = new SegmentQuery(step.value, term, 10, 0b11111)
  for (let i = 1; i < 100_000; i += 1) query.mayCheck()
  query.collect('WORD', matchWords)
  expect(query.hits).toHaveLength(1)
  query.collect('INFIX', matchInfix)
  expect(query.hits).toHaveLength(1)
})
