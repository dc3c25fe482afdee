import { identify } from '@bellwether/domain'
import { askSuggestions } from './ask-suggestions.ts'
import { createSuggester, type SuggesterState } from './suggester.ts'
import { createSuggestionList } from './suggestion-list.ts'

/** Turns every plain search form of the page into an editable combobox with a list, after the ARIA authoring practices. */
export function searchBoxes(document: Document): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-bw-combobox]')) searchBox(form)
}

function searchBox(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]')
  const listElement = form.querySelector<HTMLElement>('[role="listbox"]')
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-bw-part="${name}"]`)
  const [spinner, hint, status] = [part('spinner'), part('hint'), part('status')]
  const source = form.dataset.bwCombobox
  if (!input || !listElement || !spinner || !hint || !status || !source) return
  const list = createSuggestionList(input, listElement)
  const suggester = createSuggester({ ask: (text, signal) => askSuggestions(source, text, signal), show })
  let told = ''

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

  function go(href: string): void {
    suggester.stop()
    list.close()
    form.ownerDocument.location.assign(href)
  }

  // While an input method composes, what stands in the box is not yet what is meant.
  input.addEventListener('input', event => {
    list.leave()
    if (!(event as InputEvent).isComposing) suggester.type(input.value)
  })
  input.addEventListener('compositionend', () => suggester.type(input.value))

  input.addEventListener('keydown', event => {
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
        const href = list.chosen()
        if (!href) return
        go(href)
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
  listElement.addEventListener('mousedown', event => event.preventDefault())
  listElement.addEventListener('click', event => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null
    if (option?.dataset.bwHref) go(option.dataset.bwHref)
  })
  form.addEventListener('focusout', event => {
    if (event.relatedTarget instanceof Node && form.contains(event.relatedTarget)) return
    list.close()
    hint.hidden = true
  })

  form.addEventListener('submit', event => {
    const text = input.value.trim()
    const reason = identify(text)?.reason
    suggester.stop()
    spinner.hidden = true
    list.close()
    // Told once without a call; whoever presses Enter again means it, and the results page will say it too.
    if (!reason || told === text) return
    event.preventDefault()
    told = text
    tell(reason)
  })

  if (form.ownerDocument.activeElement === input && input.value !== input.defaultValue) suggester.type(input.value)
}

function countWords(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}
