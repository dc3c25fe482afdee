import type { ListLine } from './list-line.ts'
import type { SuggestionList } from './suggestion-list.ts'

/** Whether the list has handled a key pressed in the box; the others are the browser's. */
export function handleKey(event: KeyboardEvent, list: SuggestionList, choose: (line: ListLine) => void): boolean {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (!list.isOpen) list.open()
      if (!list.isOpen) return false
      list.move(event.key === 'ArrowDown' ? 1 : -1)
      return true
    case 'Escape':
      // A second Escape empties the box, as browsers do.
      if (!list.isOpen) return false
      list.close()
      return true
    case 'Enter': {
      const line = list.chosen()
      if (line) choose(line)
      return line !== null
    }
    case 'Home':
    case 'End':
      // They move the caret in the text.
      list.leave()
      return false
    default:
      return false
  }
}
