import { attachSearchBox } from '@bellwether/search-box'
import { askSuggestions } from './ask-suggestions.ts'

/** Gives every plain search form of the page its suggestions. */
export function searchBoxes(document: Document): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-bw-combobox]')) {
    const source = form.dataset.bwCombobox
    if (!source) continue
    attachSearchBox(form, {
      ask: (text, signal) => askSuggestions(source, text, signal),
      choose: ({ href }) => document.location.assign(href),
      submit: 'follow',
    })
  }
}
