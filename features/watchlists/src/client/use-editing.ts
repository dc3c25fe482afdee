import type { WatchlistsView } from '@bellwether/contract'
import { findWatchlist, parseWatchlistChange, type WatchlistChange } from '@bellwether/domain'
import { announce } from '@bellwether/islands/client'
import { type SubmitEvent, startTransition, useLayoutEffect, useOptimistic, useRef, useState } from 'react'
import { pathAfter } from '../path-after.ts'
import type { ListsEditing } from '../watchlists.tsx'
import { changeRows, isRowChange, type RowChange, rowMessage, rowsOf } from './change-rows.ts'
import { downloadCsv } from './download-csv.ts'
import type { GuestLists } from './guest-lists.ts'

interface Edited {
  readonly view: WatchlistsView
  readonly editing: ListsEditing
  readonly setView: (view: WatchlistsView) => void
  readonly setProblem: (problem: unknown) => void
}

/** Notes, order and items change in place, at once; for a guest, `guest` stores every other change too. */
export function useEditing(drawn: WatchlistsView, guest: GuestLists | null): Edited {
  const [view, setView] = useState(drawn)
  const [shown, expect] = useOptimistic(view, changeRows)
  const focusNext = useRef<(() => void) | null>(null)
  const isPlain = useRef(false)
  const setProblem = (problem: unknown) => setView(now => ({ ...now, problem: textOf(problem) }))

  // Moving or removing a row loses the focus inside it.
  useLayoutEffect(() => {
    focusNext.current?.()
    focusNext.current = null
  })

  /** What follows once a change is stored. */
  function follow(change: WatchlistChange): void {
    if (!isRowChange(change)) {
      location.assign(pathAfter(change))
      return
    }
    setView(now => ({ ...changeRows(now, change), problem: null }))
    announce(document, rowMessage(shown, change))
    if (change.kind === 'remove' && rowsOf(shown).length === 1) location.reload()
  }

  function storeInBrowser(lists: GuestLists, change: WatchlistChange): void {
    try {
      lists.change(change)
      follow(change)
    } catch (error) {
      setProblem(error)
    }
  }

  async function storeInAccount(
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    change: RowChange,
  ): Promise<void> {
    expect(change)
    try {
      await send(form, submitter)
      startTransition(() => follow(change))
    } catch {
      // The server's page explains the problem.
      isPlain.current = true
      form.requestSubmit(submitter)
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    const change = parseWatchlistChange(Object.fromEntries(new FormData(form, submitter)), Date.now())
    if (isPlain.current || !change || !(guest || isRowChange(change))) return
    event.preventDefault()
    if (change.kind === 'move') focusNext.current = () => submitter?.focus()
    if (change.kind === 'remove') focusNext.current = focusBeside(form.closest('tr'))
    if (guest) storeInBrowser(guest, change)
    else if (isRowChange(change)) startTransition(() => storeInAccount(form, submitter, change))
  }

  async function download(name: string): Promise<void> {
    const list = guest && findWatchlist(guest.read(), name)
    if (list) await downloadCsv(list).catch(setProblem)
  }

  return { view: shown, setView, setProblem, editing: { onSubmit, onDownload: guest ? download : null } }
}

/** The same button of the row after, or before. */
function focusBeside(row: HTMLElement | null): () => void {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  return () => beside?.querySelector<HTMLElement>('button[value="remove"]')?.focus()
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>)
  const response = await fetch(form.action, { method: 'POST', body })
  if (!response.ok) throw new Error(`The change could not be saved (${response.status}).`)
}

function textOf(problem: unknown): string | null {
  return problem instanceof Error ? problem.message : null
}
