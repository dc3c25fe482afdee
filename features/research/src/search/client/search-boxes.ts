import { attachSearchBox } from '@bellwether/search-box'
import { askSuggestions } from './ask-suggestions.ts'

/** Gives every plain search form of the page its suggestions. */
export function searchBoxes(document: Document): void {
  const follow = ({ href }: { readonly href: string }) => document.location.assign(href)
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-bw-combobox]')) {
    const source = form.dataset.bwCombobox
    if (!source) continue
    attachSearchBox(form, {
      ask: (text, signal) => askSuggestions({ source, results: form.action }, text, signal),
      choose: follow,
      chooseAll: follow,
      submit: 'follow',
    })
  }
}
