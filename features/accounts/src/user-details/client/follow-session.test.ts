import { expect, it } from 'vitest'
import { followSession } from './follow-session.ts'

/** A page left open, drawn for a user or a guest, and a server that answers the user-details call with a status. */
function open({ drawnFor, status }: { readonly drawnFor: 'guest' | 'user'; readonly status: number }) {
  const done: string[] = []
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: (selector: string) => (selector === '[data-bw-account-menu]' && drawnFor === 'user' ? {} : null),
  })
  const window = Object.assign(new EventTarget(), {
    document,
    location: { reload: () => void done.push('reload') },
    async fetch(path: string) {
      done.push(path)
      if (status === 0) throw new TypeError('no network')
      const body = { success: true, data: { electiveProfessional: false, domicile: 'GBR' } }
      return { ok: status === 200, status, json: async () => body }
    },
  })
  followSession(window as unknown as Window)
  const settle = async () => {
    await new Promise(setImmediate)
    return done
  }
  return {
    async look(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
      return settle()
    },
    async comeBack(persisted: boolean) {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
      return settle()
    },
  }
}

const asked = '/api/user/details'

it('[RP-USER-8] asks again when a user comes back to the page, and loads it again once the session has ended', async () => {
  const ended = { drawnFor: 'user', status: 401 } as const
  expect(await open(ended).look('visible')).toEqual([asked, 'reload'])
  expect(await open(ended).comeBack(true)).toEqual([asked, 'reload'])
})

it('asks nothing when the page is left, nor when it is shown for the first time', async () => {
  const ended = { drawnFor: 'user', status: 401 } as const
  expect(await open(ended).look('hidden')).toEqual([])
  expect(await open(ended).comeBack(false)).toEqual([])
})

it.each([200, 503, 0])(
  'keeps the page after the status %i, which does not say that the session has ended',
  async status => {
    expect(await open({ drawnFor: 'user', status }).look('visible')).toEqual([asked])
  },
)

it('asks nothing on a guest’s page', async () => {
  const page = open({ drawnFor: 'guest', status: 401 })
  expect(await page.look('visible')).toEqual([])
  expect(await page.comeBack(true)).toEqual([])
})
