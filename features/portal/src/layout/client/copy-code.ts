const shownFor = 1500

/** Buttons that copy the code they name. They are hidden until somebody can answer them. */
export function copyCode(document: Document): void {
  const status = document.getElementById('bw-status')
  for (const button of document.querySelectorAll<HTMLElement>('[data-bw-copy-code]')) {
    const code = document.getElementById(button.dataset.bwCopyCode ?? '')
    const [label] = button.childNodes
    if (!code || !label || !navigator.clipboard) continue
    button.hidden = false
    const words = label.textContent
    button.addEventListener('click', async () => {
      const copied = await navigator.clipboard.writeText(code.textContent).then(
        () => true,
        () => false,
      )
      label.textContent = copied ? 'Copied' : 'Select and copy by hand:'
      if (status) status.textContent = label.textContent
      setTimeout(() => {
        label.textContent = words
        if (status) status.textContent = ''
      }, shownFor)
    })
  }
}
