import { expect, it } from 'vitest'
import { followRole } from './page-role.ts'

interface Given {
  readonly href?: string
  readonly drawnFor?: 'guest' | 'user'
  readonly cookie?: string
  readonly status?: number
  readonly professional?: boolean
  /** Error pages and answers to forms have no address of their own. */
  readonly canonical?: boolean
}

/** A page drawn for one role, and a server that answers the user-details call with a status. */
async function open({
  href,
  drawnFor = 'guest',
  cookie = '',
  status = 200,
  professional = false,
  canonical = true,
}: Given) {
  const asked: string[] = []
  const loaded: string[] = []
  const shown: string[] = []
  const document = {
    cookie,
    querySelector: (selector: string) =>
      ({ 'link[rel="canonical"]': canonical, '[data-bw-account-menu]': drawnFor === 'user' })[selector] ? {} : null,
  }
  const view = {
    document,
    location: {
      href: href ?? 'https://bellwether.example/market-research/LSE:HVL?range=1Y',
      replace: (url: URL) => loaded.push(url.href),
    },
    history: { state: null, replaceState: (_state: unknown, _title: string, url: URL) => shown.push(url.href) },
    async fetch(path: string) {
      asked.push(path)
      if (status === 0) throw new TypeError('no network')
      const body = { success: true, data: { electiveProfessional: professional, domicile: 'GBR' } }
      return { ok: status === 200, status, json: async () => body }
    },
  }
  const viewer = await followRole(view as unknown as Window, () => 1234)
  return { viewer, asked, loaded, shown, cookie: document.cookie }
}

const mark = { cookie: 'other=2; bw-user=1' }

it('[RP-USER-5] [RP-USER-8] makes a guest’s page out of a cache the user’s, past every cache', async () => {
  const { viewer, asked, loaded, shown, cookie } = await open({ ...mark, professional: true })
  expect([asked, shown, cookie]).toEqual([['/api/user/details'], [], mark.cookie])
  expect(viewer).toEqual({ kind: 'user', electiveProfessional: true, domicile: 'GBR' })
  expect(loaded).toEqual(['https://bellwether.example/market-research/LSE:HVL?range=1Y&fresh=1234'])
})

it('[RP-USER-5] [RP-USER-8] loads a user’s page again as a guest’s once the call is refused, and forgets the login', async () => {
  const { viewer, loaded, cookie } = await open({ ...mark, drawnFor: 'user', status: 401 })
  expect([viewer.kind, loaded.length, cookie]).toEqual(['guest', 1, 'bw-user=; path=/; max-age=0'])
})

it('[RP-USER-5] keeps a page that was drawn for the right role', async () => {
  expect(await open({ ...mark, drawnFor: 'user' })).toMatchObject({ viewer: { kind: 'user' }, loaded: [] })
  expect(await open({ ...mark, status: 401 })).toMatchObject({ viewer: { kind: 'guest' }, loaded: [] })
  // Somebody has deleted the mark, not the session.
  expect(await open({ drawnFor: 'user' })).toMatchObject({ viewer: { kind: 'user' }, loaded: [] })
})

it('[RP-USER-2] stays as it is while the server cannot be reached', async () => {
  for (const status of [0, 503])
    for (const drawnFor of ['guest', 'user'] as const)
      expect(await open({ ...mark, drawnFor, status })).toMatchObject({ viewer: { kind: 'guest' }, loaded: [] })
})

it('[RP-USER-8] asks nothing for a visitor who has not logged in', async () => {
  expect(await open({ cookie: 'bw-user=; xbw-user=1' })).toMatchObject({
    viewer: { kind: 'guest', loaded: true },
    asked: [],
  })
})

it('leaves alone the answer to a form and an error page, which cannot be loaded again', async () => {
  expect(await open({ ...mark, canonical: false })).toMatchObject({ viewer: { kind: 'user' }, loaded: [] })
})

it('is loaded again once only, and shows its own address', async () => {
  const href = 'https://bellwether.example/market-research/LSE:HVL?fresh=1'
  const { loaded, shown } = await open({ ...mark, href })
  expect([loaded, shown]).toEqual([[], ['https://bellwether.example/market-research/LSE:HVL']])
})
