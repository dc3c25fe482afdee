import { expect, it } from 'vitest'
import { loadViewer } from './user-details.ts'

const answering = (ok: boolean, body: unknown) => async () => ({ ok, json: async () => body })
const guest = { kind: 'guest', loaded: true }

it('[RP-USER-3] [RP-USER-4] returns a user once the details have loaded', async () => {
  const asked: unknown[] = []
  const viewer = await loadViewer(async (path, init) => {
    asked.push([path, new Headers(init.headers).get('x-bellwether-trading'), init.credentials, init.cache])
    return { ok: true, json: async () => ({ success: true, data: { electiveProfessional: true, domicile: 'GBR' } }) }
  })
  expect(viewer).toEqual({ kind: 'user', electiveProfessional: true, domicile: 'GBR' })
  expect(asked).toEqual([['/api/user/details', '1', 'same-origin', 'no-store']])
})

it.each([undefined, null, 1])('[RP-USER-3] does not know the domicile of a user where it says %j', async domicile => {
  const viewer = await loadViewer(answering(true, { success: true, data: { electiveProfessional: false, domicile } }))
  expect(viewer).toEqual({ kind: 'user', electiveProfessional: false, domicile: null })
})

it.each([
  ['a refusal', answering(false, { error: { code: 'SITE_NOT_LOGGED_IN' } })],
  ['a refusal that looks like success', answering(false, { success: true, data: { electiveProfessional: true } })],
  ['success: false', answering(true, { success: false, data: { electiveProfessional: true } })],
  ['no data', answering(true, { success: true })],
  ['data of another shape', answering(true, { success: true, data: { electiveProfessional: 'yes' } })],
  ['nothing', answering(true, null)],
  [
    'no JSON',
    async () => ({
      ok: true,
      json: async () => {
        throw new SyntaxError('no JSON')
      },
    }),
  ],
  ['no network', () => Promise.reject(new TypeError('failed'))],
])('[RP-USER-1] [RP-USER-2] [RP-USER-5] is a guest after %s', async (_name, fetch) => {
  expect(await loadViewer(fetch)).toEqual(guest)
})
