const pause = 300

/**
 * A form marked data-bw-live answers while it is filled in: the page is asked for once more with the form's values, and the part named by the mark is
 * put in place. Without this script the form's own button does the same. The address follows, so that the result can be shared.
 */
export function liveForms(document: Document): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-bw-live]')) {
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = new AbortController()
    form.addEventListener('input', () => {
      clearTimeout(timer)
      timer = setTimeout(async () => {
        asking.abort()
        asking = new AbortController()
        await answer(document, form, asking.signal)
      }, pause)
    })
  }
}

async function answer(document: Document, form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const target = document.getElementById(form.dataset.bwLive ?? '')
  if (!target) return
  const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  const url = `${new URL(form.action).pathname}?${query}`
  target.setAttribute('aria-busy', 'true')
  try {
    const html = await (await fetch(url, { signal, headers: { accept: 'text/html' } })).text()
    const fresh = new DOMParser().parseFromString(html, 'text/html').getElementById(target.id)
    if (fresh) target.replaceChildren(...fresh.childNodes)
    history.replaceState(null, '', url)
  } catch {
    // Left as it was: the form's own button still works, and tells what is wrong.
  } finally {
    if (!signal.aborted) target.removeAttribute('aria-busy')
  }
}
