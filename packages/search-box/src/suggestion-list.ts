import { markWords } from './mark-words.ts'
import type { Suggestion } from './suggester.ts'

/** The popup of a box: its options, and which of them the arrow keys have reached. */
export interface SuggestionList {
  readonly isOpen: boolean
  fill(suggestions: readonly Suggestion[], term: string): void
  open(): void
  close(): void
  /** By so many options, round the ends; from nothing to the first or the last. */
  move(by: 1 | -1): void
  /** No option is the chosen one any more. */
  leave(): void
  /** The one the arrow keys have reached; null without one. */
  chosen(): Suggestion | null
  /** The one of a list element. */
  at(target: EventTarget | null): Suggestion | null
}

export function createSuggestionList(input: HTMLInputElement, list: HTMLElement): SuggestionList {
  const { ownerDocument: document } = input
  const options = () => [...list.children] as HTMLElement[]
  let filled: readonly Suggestion[] = []
  let active = -1

  function choose(index: number): void {
    active = index
    const all = options()
    for (const [i, option] of all.entries()) option.setAttribute('aria-selected', String(i === index))
    const option = all[index]
    if (!option) {
      input.removeAttribute('aria-activedescendant')
      return
    }
    input.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }

  function setOpen(open: boolean): void {
    list.hidden = !open
    input.setAttribute('aria-expanded', String(open))
    if (!open) choose(-1)
  }

  function toOption({ name, details }: Suggestion, index: number, term: string): HTMLElement {
    const option = document.createElement('div')
    option.id = `${list.id}-${index}`
    option.setAttribute('role', 'option')
    const nameElement = document.createElement('span')
    for (const { text, marked } of markWords(name, term)) {
      const part = document.createElement(marked ? 'mark' : 'span')
      part.textContent = text
      nameElement.append(part)
    }
    const detail = document.createElement('span')
    detail.dataset.bwPart = 'detail'
    detail.textContent = details
    option.append(nameElement, ' ', detail)
    return option
  }

  return {
    get isOpen() {
      return !list.hidden
    },
    fill(suggestions, term) {
      filled = suggestions
      list.replaceChildren(...suggestions.map((suggestion, i) => toOption(suggestion, i, term)))
      list.scrollTop = 0
      setOpen(suggestions.length > 0)
    },
    open: () => setOpen(list.childElementCount > 0),
    close: () => setOpen(false),
    move(by) {
      const count = list.childElementCount
      if (count > 0) choose(active < 0 ? (by > 0 ? 0 : count - 1) : (active + by + count) % count)
    },
    leave: () => choose(-1),
    chosen: () => filled[active] ?? null,
    at(target) {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null
      return (option && filled[options().indexOf(option)]) ?? null
    },
  }
}
