import { identify } from '@bellwether/domain'
import { createSuggester, type SuggesterState, type Suggestion } from './suggester.ts'
import { createSuggestionList } from './suggestion-list.ts'

export interface SearchBoxOptions {
  readonly ask: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  readonly choose: (suggestion: Suggestion) => void
  /** What Enter does without a chosen suggestion: follow the form's address, or reach for the first suggestion. */
  readonly submit: 'follow' | 'choose'
}

const nothing = () => {}

/** Turns a plain search form into an editable combobox with a list, after the ARIA authoring practices. Answers what ends it. */
export function attachSearchBox(form: HTMLFormElement, options: SearchBoxOptions): () => void {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]')
  const listElement = form.querySelector<HTMLElement>('[role="listbox"]')
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-bw-part="${name}"]`)
  const [spinner, hint, status] = [part('spinner'), part('hint'), part('status')]
  if (!input || !listElement || !spinner || !hint || !status) return nothing
  const ending = new AbortController()
  const list = createSuggestionList(input, listElement)
  const suggester = createSuggester({ ask: options.ask, show })
  let told = ''

  function on<Name extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void {
    element.addEventListener(name, listener, { signal: ending.signal })
  }

  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-expanded', 'false')
  input.setAttribute('aria-controls', listElement.id)

  function show(state: SuggesterState): void {
    if (!spinner || !status) return
    spinner.hidden = !state.busy
    list.fill(state.suggestions, state.text)
    tell(state.hint)
    // Said once an answer has settled, never for each key; nothing at all when a call failed.
    status.textContent = state.suggestions.length > 0 ? countWords(state.suggestions.length) : ''
  }

  function tell(reason: string | null): void {
    if (!input || !hint) return
    hint.hidden = reason === null
    hint.textContent = reason === null ? '' : `${reason}. Check its letters and digits.`
    if (reason === null) {
      input.removeAttribute('aria-invalid')
      input.removeAttribute('aria-describedby')
    } else {
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', hint.id)
      if (status) status.textContent = hint.textContent
    }
  }

  function choose(suggestion: Suggestion): void {
    suggester.stop()
    list.close()
    options.choose(suggestion)
  }

  // While an input method composes, what stands in the box is not yet what is meant.
  on(input, 'input', event => {
    list.leave()
    if (!(event as InputEvent).isComposing) suggester.type(input.value)
  })
  on(input, 'compositionend', () => suggester.type(input.value))

  on(input, 'keydown', event => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (!list.isOpen) list.open()
        if (!list.isOpen) return
        list.move(event.key === 'ArrowDown' ? 1 : -1)
        break
      case 'Escape':
        // A second Escape empties the box, as browsers have it.
        if (!list.isOpen) return
        list.close()
        break
      case 'Enter': {
        const suggestion = list.chosen()
        if (!suggestion) return
        choose(suggestion)
        break
      }
      case 'Home':
      case 'End':
        // They move the caret: back to the text, then.
        list.leave()
        return
      default:
        return
    }
    event.preventDefault()
  })

  // A press must not take the focus from the box, or the list would be gone before it is over.
  on(listElement, 'mousedown', event => event.preventDefault())
  on(listElement, 'click', event => {
    const suggestion = list.at(event.target)
    if (suggestion) choose(suggestion)
  })
  on(form, 'focusout', event => {
    if (event.relatedTarget instanceof Node && form.contains(event.relatedTarget)) return
    list.close()
    hint.hidden = true
  })

  on(form, 'submit', event => {
    const text = input.value.trim()
    const reason = identify(text)?.reason
    if (options.submit === 'choose' && !reason) {
      event.preventDefault()
      if (!list.isOpen) list.open()
      list.move(1)
      return
    }
    suggester.stop()
    spinner.hidden = true
    list.close()
    // Told once without a call; whoever presses Enter again means it, and the results page will say it too.
    if (!reason || (told === text && options.submit === 'follow')) return
    event.preventDefault()
    told = text
    tell(reason)
  })

  const { activeElement } = form.getRootNode() as Document | ShadowRoot
  if (activeElement === input && input.value !== input.defaultValue) suggester.type(input.value)
  return () => {
    ending.abort()
    suggester.stop()
  }
}

function countWords(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}
