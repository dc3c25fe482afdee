import { drawGroup, drawLine, type ListLine } from './list-line.ts'
import type { AllResults, Suggestion } from './suggester.ts'

/** The popup of a box: its options, and which of them the arrow keys have reached. */
export interface SuggestionList {
  readonly isOpen: boolean
  fill(suggestions: readonly Suggestion[], all: AllResults | null, term: string): void
  open(): void
  close(): void
  /** By so many options, round the ends; from nothing to the first or the last. */
  move(by: 1 | -1): void
  /** No option is the chosen one any more. */
  leave(): void
  /** The one the arrow keys have reached; null without one. */
  chosen(): ListLine | null
  /** The one of a list element. */
  at(target: EventTarget | null): ListLine | null
}

export function createSuggestionList(input: HTMLInputElement, list: HTMLElement): SuggestionList {
  const { ownerDocument: document } = input
  let lines: readonly ListLine[] = []
  let options: readonly HTMLElement[] = []
  let active = -1

  function choose(index: number): void {
    active = index
    for (const [i, option] of options.entries()) option.setAttribute('aria-selected', String(i === index))
    const option = options[index]
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

  return {
    get isOpen() {
      return !list.hidden
    },
    fill(suggestions, all, term) {
      const groups = toGroups(suggestions)
      lines = [...groups.flatMap(({ members }) => members), ...(all ? [all] : [])]
      options = lines.map((line, i) => drawLine(document, line, { id: `${list.id}-${i}`, term }))
      const optionOf = (line: ListLine) => options[lines.indexOf(line)] as HTMLElement
      list.replaceChildren(
        ...groups.flatMap(({ name, members }) =>
          name === undefined ? members.map(optionOf) : [drawGroup(document, name, members.map(optionOf))],
        ),
        ...(all ? [optionOf(all)] : []),
      )
      list.scrollTop = 0
      setOpen(options.length > 0)
    },
    open: () => setOpen(options.length > 0),
    close: () => setOpen(false),
    move(by) {
      const count = options.length
      if (count > 0) choose(active < 0 ? (by > 0 ? 0 : count - 1) : (active + by + count) % count)
    },
    leave: () => choose(-1),
    chosen: () => lines[active] ?? null,
    at(target) {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null
      return (option && lines[options.indexOf(option)]) ?? null
    },
  }
}

/** In the order in which each group first appears, so the best match stays first. */
export function toGroups(
  suggestions: readonly Suggestion[],
): readonly { readonly name: string | undefined; readonly members: readonly Suggestion[] }[] {
  const groups = new Map<string | undefined, Suggestion[]>()
  for (const suggestion of suggestions)
    groups.set(suggestion.group, [...(groups.get(suggestion.group) ?? []), suggestion])
  return [...groups].map(([name, members]) => ({ name, members }))
}
