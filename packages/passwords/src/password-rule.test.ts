import { expect, it } from 'vitest'
import { passwordProblem } from './password-rule.ts'

it.each([
  ['short', 'it has 5 characters; at least 12 are needed'],
  ['é'.repeat(11), 'it has 11 characters; at least 12 are needed'],
  ['👩‍👩‍👧'.repeat(3), null],
  ['x'.repeat(12), null],
  ['x'.repeat(256), null],
  ['x'.repeat(257), 'it has 257 characters; at most 256 are taken'],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})
