import type { KeyboardEvent } from 'react'
import { type ListLine, linesOf, type SearchEvent, type SearchState } from './search-state.ts'

interface KeyHandling {
  readonly state: SearchState
  readonly dispatch: (event: SearchEvent) => void
  readonly choose: (line: ListLine) => void
}

/** What a key pressed in the box does to the list; the others are the browser's. */
export function handleKey(event: KeyboardEvent, { state, dispatch, choose }: KeyHandling): void {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  const lines = linesOf(state)
  const active = lines[state.active]
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (lines.length === 0) return
      event.preventDefault()
      dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
      break
    case 'Escape':
      // A second Escape empties the box, as browsers do.
      if (!state.isOpen) return
      event.preventDefault()
      dispatch({ type: 'closed' })
      break
    case 'Enter':
      if (!active) return
      event.preventDefault()
      choose(active)
      break
    case 'Home':
    case 'End':
      // They move the caret in the text.
      dispatch({ type: 'left line' })
      break
  }
}
