const pauseMs = 300

/**
 * A form with data-bw-live updates the page while it is filled in: the page is fetched with the form's values, and the element with the id in the attribute is
 * replaced, with the form's error messages and what it marks with data-bw-live-part. Without this script the form's button does the same. The URL is updated, so that the result can be shared.
 */
export function liveForms(document: Document): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-bw-live]')) {
    let timer: ReturnType<typeof setTimeout> | undefined
    let controller = new AbortController()
    form.addEventListener('input', () => {
      clearTimeout(timer)
      timer = setTimeout(async () => {
        controller.abort()
        controller = new AbortController()
        await update(document, form, controller.signal)
      }, pauseMs)
    })
  }
}

async function update(document: Document, form: HTMLFormElement, signal: AbortSignal): Promise<void> {
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
    if (freshForm) {
      copyErrors(form, freshForm)
      copyParts(form, freshForm)
    }
    history.replaceState(null, '', url)
  } catch {
    // Left unchanged: the form's button still works and shows any error.
  } finally {
    if (!signal.aborted) target.removeAttribute('aria-busy')
  }
}

/** What the form shows beside its fields, such as a chart of what is chosen. */
function copyParts(form: HTMLFormElement, fresh: HTMLFormElement): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-bw-live-part]')) {
    const made = fresh.querySelector(`[data-bw-live-part="${CSS.escape(part.dataset.bwLivePart ?? '')}"]`)
    if (made) part.replaceChildren(...made.childNodes)
  }
}

/** Only the messages: the fields keep their values and focus. */
function copyErrors(form: HTMLFormElement, fresh: HTMLFormElement): void {
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
