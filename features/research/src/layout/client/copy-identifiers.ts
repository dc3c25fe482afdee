const shownFor = 1500

/** Pressing an identifier copies it and says so in its place for a moment. */
export function copyIdentifiers(document: Document): void {
  const status = document.getElementById('bw-status')
  document.addEventListener('click', async event => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bw-copy]') : null
    const value = button?.dataset.bwCopy
    if (!button || !value || button.dataset.bwCopied) return
    const copied = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    )
    if (!copied) return
    button.dataset.bwCopied = 'true'
    if (status) status.textContent = `Copied ${value}`
    setTimeout(() => {
      delete button.dataset.bwCopied
      if (status) status.textContent = ''
    }, shownFor)
  })
}
