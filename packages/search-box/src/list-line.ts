import { markWords } from './mark-words.ts'
import type { AllResults, Suggestion } from './suggester.ts'

export type ListLine = Suggestion | AllResults

export function isAllResults(line: ListLine): line is AllResults {
  return 'label' in line
}

export function drawLine(
  document: Document,
  line: ListLine,
  { id, term }: { readonly id: string; readonly term: string },
): HTMLElement {
  const option = document.createElement('div')
  option.id = id
  option.setAttribute('role', 'option')
  if (isAllResults(line)) {
    option.append(part(document, 'all', line.label))
    return option
  }
  const name = document.createElement('span')
  for (const { text, marked } of markWords(line.name, term)) {
    const element = document.createElement(marked ? 'mark' : 'span')
    element.textContent = text
    name.append(element)
  }
  option.append(name, ' ', part(document, 'detail', line.details))
  if (line.price) option.append(' ', part(document, 'price', line.price))
  return option
}

/** Options of one group inside it, under its heading. */
export function drawGroup(document: Document, name: string, options: readonly HTMLElement[]): HTMLElement {
  const group = document.createElement('div')
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', name)
  const heading = part(document, 'group', name)
  heading.setAttribute('aria-hidden', 'true')
  group.append(heading, ...options)
  return group
}

function part(document: Document, name: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.dataset.bwPart = name
  element.textContent = text
  return element
}
