import { isCanonical, type MarketCode, type Watchlist } from '@bellwether/domain'

/**
 * Shows a menu of lists beside every star once there are two lists. The server renders it for users and this keeps it up to date; for guests, whose lists
 * only the browser has, it is built here. The markup matches `ListChoice`, which carries the styles.
 */
export function showListChoices(document: Document, lists: readonly Watchlist[]): void {
  for (const star of document.querySelectorAll<HTMLFormElement>('form[data-bw-star]')) {
    const marketCode = star.dataset.bwStar ?? ''
    const place = star.parentElement
    if (!place || !isCanonical(marketCode)) continue
    const known = place.querySelector<HTMLElement>('[data-bw-list-choice]')
    if (lists.length < 2) known?.remove()
    else showLists(known ?? addChoice(place, star, marketCode), marketCode, lists)
  }
}

export function hasListChoices(document: Document): boolean {
  return document.querySelector('[data-bw-list-choice]') !== null
}

/** Reuses the existing buttons, so that focus is kept. */
function showLists(choice: HTMLElement, marketCode: MarketCode, lists: readonly Watchlist[]): void {
  const form = choice.querySelector('form')
  const buttons = [...choice.querySelectorAll<HTMLButtonElement>('form button')]
  for (const [index, { name, items }] of lists.entries()) {
    const button = buttons[index] ?? make(choice, 'button', { type: 'submit' })
    const held = items.some(item => item.marketCode === marketCode)
    button.name = held ? 'remove' : 'add'
    button.value = name
    button.ariaPressed = String(held)
    button.textContent = name
    if (!button.form) form?.append(button)
  }
  for (const button of buttons.slice(lists.length)) button.remove()
}

let made = 0

function addChoice(place: HTMLElement, star: HTMLFormElement, marketCode: MarketCode): HTMLElement {
  made += 1
  const id = `bw-lists-${made}`
  const name = star.querySelector('button')?.ariaLabel?.replace(/^Watch /, '') ?? marketCode
  const choice = make(place, 'span', {})
  choice.dataset.bwListChoice = ''
  const open = make(place, 'button', {
    type: 'button',
    ariaLabel: `Choose watchlists for ${name}`,
    title: 'Choose watchlists',
  })
  open.setAttribute('popovertarget', id)
  const form = make(place, 'form', { id, popover: 'auto', action: star.action, method: 'post' })
  form.dataset.bwLists = ''
  form.append(
    make(place, 'input', { type: 'hidden', name: 'marketCode', value: marketCode }),
    make(place, 'b', { textContent: 'Watchlists' }),
  )
  choice.append(open, form)
  place.append(choice)
  return choice
}

function make<K extends keyof HTMLElementTagNameMap>(
  { ownerDocument }: HTMLElement,
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(ownerDocument.createElement(tag), properties)
}
