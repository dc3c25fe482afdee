import { announce } from '@bellwether/islands/client'
import { createGuestLists } from './guest-lists.ts'
import { accountListsOfPage, guestListsOfPage, type ListsOfPage } from './lists-of-page.ts'

export const guestLists = createGuestLists(() => localStorage, Date.now)

export const isUsersPage = (): boolean => document.querySelector('[data-bw-account-menu]') !== null

let lists: ListsOfPage | null = null

/** The lists of whoever looks at this page, one store for all its islands. */
export function pageLists(): ListsOfPage {
  const say = (message: string) => announce(document, message)
  lists ??= isUsersPage() ? accountListsOfPage(say) : guestListsOfPage(window, guestLists, say)
  return lists
}
