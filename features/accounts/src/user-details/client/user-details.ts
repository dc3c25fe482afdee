import type { Viewer } from '@bellwether/domain'

type Fetch = (path: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>

const guest: Viewer = { kind: 'guest', loaded: true }

/** [RP-USER-1], [RP-USER-2]: who looks is a guest unless the call succeeds and answers with what it promises. */
export async function loadViewer(fetch: Fetch): Promise<Viewer> {
  try {
    const answer = await fetch('/api/user/details', {
      headers: { 'x-bellwether-trading': '1' },
      credentials: 'same-origin',
      cache: 'no-store',
    })
    return answer.ok ? toViewer(await answer.json()) : guest
  } catch {
    return guest
  }
}

function toViewer(body: unknown): Viewer {
  const { success, data } = Object(body) as { success?: unknown; data?: unknown }
  const { electiveProfessional, domicile } = Object(data) as { electiveProfessional?: unknown; domicile?: unknown }
  if (success !== true || typeof electiveProfessional !== 'boolean') return guest
  return { kind: 'user', electiveProfessional, domicile: typeof domicile === 'string' ? domicile : null }
}
