import { expect, it } from 'vitest'
import { emptyClientForm, readClientForm } from './client-form.ts'

const now = Date.parse('2026-11-13T12:00:00Z')
const good = { ...emptyClientForm, label: ' Web server ', origins: 'https://www.example.com/\nhttp://localhost:4000' }
const problemsOf = (form: Partial<typeof good>) => {
  const read = readClientForm({ ...good, ...form }, now)
  return 'problems' in read ? Object.keys(read.problems) : []
}

it('creates a secret with or without an expiry', () => {
  const client = {
    label: 'Web server',
    kind: 'secret',
    scopes: ['config:read', 'widgets:read'],
    origins: ['https://www.example.com', 'http://localhost:4000'],
  }
  expect(readClientForm(good, now)).toEqual({ client: { ...client, expiresAt: null } })
  expect(readClientForm({ ...good, kind: 'token', days: '30' }, now)).toEqual({
    client: { ...client, kind: 'token', expiresAt: new Date('2026-12-13T12:00:00Z') },
  })
})

it.each([
  [{ label: '' }, ['label']],
  [{ label: 'x'.repeat(61) }, ['label']],
  [{ scopes: ['everything'] }, ['scopes']],
  [{ origins: ' ' }, ['origins']],
  [{ origins: 'https://a.example https://*.example' }, ['origins']],
  [{ origins: Array.from({ length: 21 }, (_, index) => `https://a${index}.example`).join(' ') }, ['origins']],
  [{ kind: 'token' }, ['days']],
  [{ days: '0' }, ['days']],
  [{ days: '367' }, ['days']],
  [{ label: '', scopes: [], origins: '', days: 'x' }, ['label', 'scopes', 'origins', 'days']],
])('rejects %j', (form, fields) => {
  expect(problemsOf(form)).toEqual(fields)
})
