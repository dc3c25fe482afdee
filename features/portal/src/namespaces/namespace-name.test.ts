import { expect, it } from 'vitest'
import { findNamespaceNameProblem } from './namespace-name.ts'

it.each(['acme', 'acme.research', 'a-b.c_d', '123'])('accepts %s', name => {
  expect(findNamespaceNameProblem(name)).toBeNull()
})

it.each([
  '',
  'ab',
  'Acme',
  'a b',
  'acme.',
  '../acme',
  'acme/x',
  'demo',
  'demo.mine',
  'bellwether',
  'components.x',
  'é-shop',
  'a'.repeat(61),
])('rejects %j', name => {
  expect(findNamespaceNameProblem(name)).not.toBeNull()
})
