import { enGb, type Locale } from '@bellwether/locale'
import type { AllResults, SuggesterState, Suggestion } from './suggester.ts'

export type ListLine = Suggestion | AllResults

/** What a box shows: the last answer, whether its list is open, and the line that the arrow keys have reached. */
export interface SearchState extends SuggesterState {
  readonly isOpen: boolean
  /** -1 without one. */
  readonly active: number
}

export type SearchEvent =
  | { readonly type: 'answered'; readonly state: SuggesterState }
  /** By one line, round the ends; from nothing to the first or the last. Opens the list. */
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  /** No line is the chosen one any more. */
  | { readonly type: 'left line' }
  | { readonly type: 'closed' }
  | { readonly type: 'left box' }
  | { readonly type: 'submitted'; readonly hint: string | null }

export const emptySearch: SearchState = {
  text: '',
  busy: false,
  suggestions: [],
  all: null,
  hint: null,
  isOpen: false,
  active: -1,
}

export function changeSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'answered':
      return { ...event.state, isOpen: event.state.suggestions.length > 0, active: -1 }
    case 'moved': {
      const count = linesOf(state).length
      if (count === 0) return state
      const from = state.active < 0 && event.by < 0 ? count : state.active
      return { ...state, isOpen: true, active: (from + event.by + count) % count }
    }
    case 'left line':
      return { ...state, active: -1 }
    case 'closed':
      return { ...state, isOpen: false, active: -1 }
    case 'left box':
      return { ...state, isOpen: false, active: -1, hint: null }
    case 'submitted':
      return { ...state, isOpen: false, active: -1, busy: false, hint: event.hint }
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

/** The lines as they stand in the list. */
export function linesOf({ suggestions, all }: Pick<SearchState, 'suggestions' | 'all'>): readonly ListLine[] {
  return [...toGroups(suggestions).flatMap(({ members }) => members), ...(all ? [all] : [])]
}

export function isAllResults(line: ListLine): line is AllResults {
  return 'label' in line
}

/** For screen readers: what is wrong, or how many there are; nothing when a call failed. */
export function statusOf(
  { suggestions, hint }: Pick<SearchState, 'suggestions' | 'hint'>,
  locale: Locale = enGb,
): string {
  if (hint) return hintText(hint, locale)
  if (suggestions.length === 0) return ''
  return locale.t('{n} suggestions', { n: suggestions.length }, '{n} suggestion')
}

export function hintText(reason: string, { sent }: Locale = enGb): string {
  return sent(`${reason}. Check its letters and digits.`)
}
