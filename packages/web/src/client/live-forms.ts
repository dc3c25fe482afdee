const pause = 300

/**
 * A form marked data-bw-live answers while it is filled in: the page is asked for once more with the form's values, and the part named by the mark is
 * put in place, with what is said beside the form's fields. Without this script the form's own button does the same. The address follows, so that the result can be shared.
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
    const fresh = new DOMParser().parseFromString(html, 'text/html')
    target.replaceChildren(...(fresh.getElementById(target.id)?.childNodes ?? target.childNodes))
    const freshForm = fresh.querySelector<HTMLFormElement>(`form[data-bw-live="${target.id}"]`)
    if (freshForm) takeErrors(form, freshForm)
    history.replaceState(null, '', url)
  } catch {
    // Left as it was: the form's own button still works, and tells what is wrong.
  } finally {
    if (!signal.aborted) target.removeAttribute('aria-busy')
  }
}

/** Only the words: the field keeps what is being typed, and the focus. */
function takeErrors(form: HTMLFormElement, fresh: HTMLFormElement): void {
  for (const error of form.querySelectorAll<HTMLElement>('[data-bw-error]')) {
    const name = error.dataset.bwError ?? ''
    const text = fresh.querySelector(`[data-bw-error="${CSS.escape(name)}"]`)?.textContent ?? ''
    if (error.textContent !== text) error.textContent = text
    for (const control of form.querySelectorAll(`[name="${CSS.escape(name)}"][aria-describedby~="${error.id}"]`)) {
      if (text) control.setAttribute('aria-invalid', 'true')
      else control.removeAttribute('aria-invalid')
    }
  }
}
