const shownForMs = 1500

/** Enables the copy buttons, which are hidden without scripts. */
export function copyCode(document: Document): void {
  const status = document.getElementById('bw-status')
  for (const button of document.querySelectorAll<HTMLElement>('[data-bw-copy-code]')) {
    const code = document.getElementById(button.dataset.bwCopyCode ?? '')
    const [label] = button.childNodes
    if (!code || !label || !navigator.clipboard) continue
    button.hidden = false
    const initialText = label.textContent
    button.addEventListener('click', async () => {
      const copied = await navigator.clipboard.writeText(code.textContent).then(
        () => true,
        () => false,
      )
      label.textContent = copied ? 'Copied' : 'Copying failed'
      if (status) status.textContent = label.textContent
      setTimeout(() => {
        label.textContent = initialText
        if (status) status.textContent = ''
      }, shownForMs)
    })
  }
}
