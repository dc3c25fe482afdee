import { markWords } from './mark-words.ts'
import type { Suggestion } from './suggester.ts'

const separator = ' · '

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
  /** Where the chosen option leads; null without one. */
  chosen(): string | null
}

export function createSuggestionList(input: HTMLInputElement, list: HTMLElement): SuggestionList {
  const { ownerDocument: document } = input
  const options = () => [...list.children] as HTMLElement[]
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

  function toOption({ marketCode, searchDescription }: Suggestion, index: number, term: string): HTMLElement {
    const [name = '', ...details] = searchDescription.split(separator)
    const option = document.createElement('div')
    option.id = `${list.id}-${index}`
    option.setAttribute('role', 'option')
    option.dataset.bwHref = `/market-research/${marketCode}`
    const nameElement = document.createElement('span')
    for (const { text, marked } of markWords(name, term)) {
      const part = document.createElement(marked ? 'mark' : 'span')
      part.textContent = text
      nameElement.append(part)
    }
    const detail = document.createElement('span')
    detail.dataset.bwPart = 'detail'
    detail.textContent = details.join(separator)
    option.append(nameElement, ' ', detail)
    return option
  }

  return {
    get isOpen() {
      return !list.hidden
    },
    fill(suggestions, term) {
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
    chosen: () => options()[active]?.dataset.bwHref ?? null,
  }
}
