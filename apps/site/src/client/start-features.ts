import { startAccounts } from '@bellwether/accounts/client'
import { defineIslands } from '@bellwether/islands/client'
import { startWatchlists } from '@bellwether/watchlists/client'
import { createIslands } from './islands.ts'

/** What a page does beyond links and forms, each where the page has it. */
export function startFeatures(document: Document): void {
  const viewer = startAccounts(window)
  defineIslands(window, createIslands(window, viewer))
  startWatchlists(document)
}
