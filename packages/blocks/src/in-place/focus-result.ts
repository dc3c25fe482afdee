/** What somebody has used, remembered before the block changes: React keeps the element and may give it another address. */
export interface Used {
  /** Of the element with the focus. */
  readonly id: string
  readonly link: { readonly href: string | null; readonly group: string | null } | null
}

export function rememberUsed(link: HTMLAnchorElement | null): Used {
  return {
    id: document.activeElement?.id ?? '',
    link: link && { href: link.getAttribute('href'), group: groupOf(link) },
  }
}

/** The first invalid field; otherwise the same control; otherwise, after paging, the top of the result. */
export function focusResult(box: HTMLElement, { id, link }: Used): void {
  const invalid = box.querySelector<HTMLElement>('[aria-invalid="true"]')
  const sameControl = id ? box.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null
  // A tab and a page size may have the same address: their nav distinguishes them.
  const isSame = (other: Element) => other.getAttribute('href') === link?.href && groupOf(other) === link?.group
  const sameLink = link ? [...box.querySelectorAll('a')].find(isSame) : null
  const target = invalid ?? sameControl ?? sameLink ?? box.querySelector<HTMLElement>('[data-bw-result]')
  target?.focus()
}

const groupOf = (element: Element) => element.closest('nav')?.getAttribute('aria-label') ?? null
