import type { Viewer } from '@bellwether/domain'

type Fetch = (path: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>

const guest: Viewer = { kind: 'guest', loaded: true }

/** [RP-USER-1], [RP-USER-2]: a visitor is a guest unless the request succeeds with a valid response. */
export async function loadViewer(fetch: Fetch): Promise<Viewer> {
  try {
    const response = await fetch('/api/user/details', {
      headers: { 'x-bellwether-trading': '1' },
      credentials: 'same-origin',
      cache: 'no-store',
    })
    return response.ok ? toViewer(await response.json()) : guest
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
