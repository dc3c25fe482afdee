import type { Viewer } from '@bellwether/domain'
import { accountMenu } from './user-details/client/account-menu.ts'
import { followRole } from './user-details/client/page-role.ts'

/** The account menu, and who is looking at the page. */
export function startAccounts(document: Document): Promise<Viewer> {
  accountMenu(document)
  return followRole(window)
}
