import type { Viewer } from '@bellwether/domain'
import { followSession } from './user-details/client/follow-session.ts'
import { followRole } from './user-details/client/page-role.ts'

/** Who is looking at the page, and whether they still are. */
export function startAccounts(window: Window): Promise<Viewer> {
  followSession(window)
  return followRole(window)
}
