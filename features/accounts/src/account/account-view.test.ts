import { expect, it } from 'vitest'
import { accountView } from './account-view.ts'

const account = {
  id: 1,
  name: 'A Person',
  email: 'a@example.com',
  electiveProfessional: true,
  demo: false,
  domicile: 'GGY',
  login: 'one',
}

it('names the country of residence, or shows its code, and keeps ids to itself', () => {
  const { id: _id, login: _login, ...shown } = account
  expect(accountView(account)).toEqual({ ...shown, domicile: 'Guernsey' })
  expect(accountView({ ...account, domicile: 'FRA' }).domicile).toBe('FRA')
})
