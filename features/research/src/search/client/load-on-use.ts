/** Loads what a search box needs when somebody first reaches for one: most visits never do. */
export function loadSearchBoxOnUse(document: Document): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('form[data-bw-combobox]')]
  if (boxes.length === 0) return
  const wanted = new AbortController()
  const load = () => {
    wanted.abort()
    void import('./search-boxes.ts').then(({ searchBoxes }) => searchBoxes(document))
  }
  if (boxes.some(box => box.contains(document.activeElement))) {
    load()
    return
  }
  for (const box of boxes)
    for (const kind of ['focusin', 'pointerenter']) box.addEventListener(kind, load, { signal: wanted.signal })
}
