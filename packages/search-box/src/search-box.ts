import { identify } from '@bellwether/domain'
import { isAllResults, type ListLine } from './list-line.ts'
import { findSearchForm, makeCombobox, type SearchForm, showHint, showProgress } from './search-form.ts'
import { handleKey } from './search-keys.ts'
import { type AllResults, createSuggester, type Suggester, type Suggestion, type Suggestions } from './suggester.ts'
import { createSuggestionList, type SuggestionList } from './suggestion-list.ts'

export interface SearchBoxOptions {
  readonly ask: (text: string, signal: AbortSignal) => Promise<Suggestions>
  readonly choose: (suggestion: Suggestion) => void
  /** Follows the last line of the list; needed where `ask` answers with one. */
  readonly chooseAll?: (all: AllResults) => void
  /** What Enter does without a selected suggestion: follow the form's action, or move to the first suggestion. */
  readonly submit: 'follow' | 'choose'
}

/** Turns a plain search form into an editable combobox with a list, following the ARIA Authoring Practices. Returns a function that ends it. */
export function attachSearchBox(element: HTMLFormElement, options: SearchBoxOptions): () => void {
  const parts = findSearchForm(element)
  if (!parts) return () => {}
  const { form, input } = parts
  const ending = new AbortController()
  const list = createSuggestionList(input, parts.list)
  const suggester = createSuggester({
    ask: options.ask,
    show(state) {
      list.fill(state.suggestions, state.all, state.text)
      showHint(parts, state.hint)
      showProgress(parts, state.busy, state.suggestions.length)
    },
  })

  function choose(line: ListLine): void {
    suggester.stop()
    list.close()
    if (isAllResults(line)) options.chooseAll?.(line)
    else options.choose(line)
  }

  makeCombobox(parts)
  listenToInput(parts, list, suggester, choose, ending.signal)
  listenToList(parts, list, choose, ending.signal)
  form.addEventListener('submit', createSubmit(parts, list, suggester, options.submit), { signal: ending.signal })
  const { activeElement } = form.getRootNode() as Document | ShadowRoot
  if (activeElement === input && input.value !== input.defaultValue) suggester.type(input.value)
  return () => {
    ending.abort()
    suggester.stop()
  }
}

function listenToInput(
  { input }: SearchForm,
  list: SuggestionList,
  suggester: Suggester,
  choose: (line: ListLine) => void,
  signal: AbortSignal,
): void {
  // While an input method composes, the text in the box is unfinished.
  input.addEventListener(
    'input',
    event => {
      list.leave()
      if (!(event as InputEvent).isComposing) suggester.type(input.value)
    },
    { signal },
  )
  input.addEventListener('compositionend', () => suggester.type(input.value), { signal })
  input.addEventListener(
    'keydown',
    event => {
      if (handleKey(event, list, choose)) event.preventDefault()
    },
    { signal },
  )
}

function listenToList(
  { form, list: element, hint }: SearchForm,
  list: SuggestionList,
  choose: (line: ListLine) => void,
  signal: AbortSignal,
): void {
  // A press must not take the focus from the box, or the list would close before it is over.
  element.addEventListener('mousedown', event => event.preventDefault(), { signal })
  element.addEventListener(
    'click',
    event => {
      const line = list.at(event.target)
      if (line) choose(line)
    },
    { signal },
  )
  form.addEventListener(
    'focusout',
    event => {
      if (event.relatedTarget instanceof Node && form.contains(event.relatedTarget)) return
      list.close()
      hint.hidden = true
    },
    { signal },
  )
}

function createSubmit(
  parts: SearchForm,
  list: SuggestionList,
  suggester: Suggester,
  submit: SearchBoxOptions['submit'],
): (event: Event) => void {
  let reported = ''
  return event => {
    const text = parts.input.value.trim()
    const reason = identify(text)?.reason
    if (submit === 'choose' && !reason) {
      event.preventDefault()
      if (!list.isOpen) list.open()
      list.move(1)
      return
    }
    suggester.stop()
    parts.spinner.hidden = true
    list.close()
    // Reported once without a call; pressing Enter again searches anyway, and the results page says it too.
    if (!reason || (reported === text && submit === 'follow')) return
    event.preventDefault()
    reported = text
    showHint(parts, reason)
  }
}
