import { expect, it } from 'vitest'
import { toAttack } from './attack.ts'

it('asks for another page each time', () => {
  const pages = Array.from({ length: 400 }, (_, number) => toAttack(number)).filter(({ method }) => method === 'GET')
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(pages.length).toBe(300)
})
