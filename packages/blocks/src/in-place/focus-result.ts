/** What somebody has used, remembered before the block changes: React keeps the element and may give it another address. */
export interface Used {
  /** Of the element with the focus. */
  readonly id: string
  /** What it is called, for a form that is drawn anew; links lead elsewhere then and are found by their address. */
  readonly name: string
  readonly link: { readonly href: string | null; readonly group: string | null } | null
}

export function rememberUsed(link: HTMLAnchorElement | null): Used {
  return {
    id: document.activeElement?.id ?? '',
    name: nameOf(document.activeElement),
    link: link && { href: link.getAttribute('href'), group: groupOf(link) },
  }
}

/** The first invalid field; otherwise the same control; otherwise, after paging, the top of the result. */
export function focusResult(box: HTMLElement, { id, name, link }: Used): void {
  const invalid = box.querySelector<HTMLElement>('[aria-invalid="true"]')
  const sameControl = id ? box.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null
  // A tab and a page size may have the same address: their nav distinguishes them.
  const isSame = (other: Element) => other.getAttribute('href') === link?.href && groupOf(other) === link?.group
  const sameLink = link ? [...box.querySelectorAll('a')].find(isSame) : null
  const sameName = link ? null : [...box.querySelectorAll<HTMLElement>(controls)].find(other => nameOf(other) === name)
  const target = invalid ?? sameControl ?? sameLink ?? sameName ?? box.querySelector<HTMLElement>('[data-bw-result]')
  target?.focus()
}

const controls = 'button, select, input:not([type=hidden])'

function nameOf(element: Element | null): string {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return `${element.name}=${element.value}`
  return `${element?.tagName} ${element?.getAttribute('name') ?? element?.textContent}`
}

const groupOf = (element: Element) => element.closest('nav')?.getAttribute('aria-label') ?? null
