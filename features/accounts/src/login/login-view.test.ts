import { expect, it } from 'vitest'
import { loginView } from './login-view.ts'

const form = { email: 'a@example.com', next: null, problem: null }

it('leads to the organisation’s login, and from there to where the visitor wanted to go', () => {
  const offers = { demo: null, openId: true }
  expect(loginView(offers, form).openIdPath).toBe('/login/openid')
  expect(loginView(offers, { ...form, next: '/platform/trade?marketCode=LSE:HVL&instruction=B' }).openIdPath).toBe(
    '/login/openid?next=%2Fplatform%2Ftrade%3FmarketCode%3DLSE%3AHVL%26instruction%3DB',
  )
})

it('offers no other login where none is set up', () => {
  expect(loginView({ demo: null, openId: false }, { ...form, next: '/account' })).toEqual({
    ...form,
    next: '/account',
    demo: null,
    openIdPath: null,
  })
})
