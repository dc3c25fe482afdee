import { LiveContext } from '@bellwether/blocks'
import type { PageLive } from '@bellwether/research/islands'
import { type FunctionComponent, useEffect, useEffectEvent } from 'react'
import { Watchlists, type WatchlistsProps } from '../watchlists.tsx'
import { fetchGuestView } from './fetch-shown.ts'
import { mergeGuestLists } from './merge-guest-lists.ts'
import { guestLists, isUsersPage } from './page-lists.ts'
import { useEditing } from './use-editing.ts'

/** The watchlists page: changed in place, with the live prices of the page. A guest's lists are filled in from the browser. */
export function createWatchlistsIsland(pageLive: PageLive): FunctionComponent<WatchlistsProps> {
  return ({ view: drawn }) => {
    const isUser = isUsersPage()
    const { view, editing, setView, setProblem } = useEditing(drawn, isUser ? null : guestLists)
    const load = useEffectEvent(async () => {
      try {
        if (!isUser) setView(await fetchGuestView(guestLists.read(), new URLSearchParams(location.search)))
        else if (await mergeGuestLists()) location.reload()
      } catch (error) {
        setProblem(error)
      }
    })
    useEffect(() => void load(), [])
    return (
      <LiveContext value={pageLive(view.live)}>
        <Watchlists view={view} editing={editing} />
      </LiveContext>
    )
  }
}
