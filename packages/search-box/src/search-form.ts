/** The parts of the form that `Combobox` of design draws. */
export interface SearchForm {
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly spinner: HTMLElement
  readonly hint: HTMLElement
  readonly status: HTMLElement
}

/** Null for a form without all of them. */
export function findSearchForm(form: HTMLFormElement): SearchForm | null {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]')
  const list = form.querySelector<HTMLElement>('[role="listbox"]')
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-bw-part="${name}"]`)
  const [spinner, hint, status] = [part('spinner'), part('hint'), part('status')]
  return input && list && spinner && hint && status ? { form, input, list, spinner, hint, status } : null
}

/** Roles that would be untrue without the script. */
export function makeCombobox({ input, list }: SearchForm): void {
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-expanded', 'false')
  input.setAttribute('aria-controls', list.id)
}

/** Shows the spinner while a request runs, and announces the number of suggestions once it has settled. */
export function showProgress({ spinner, status }: SearchForm, busy: boolean, count: number): void {
  spinner.hidden = !busy
  // Nothing when a call failed.
  status.textContent = count === 0 ? '' : count === 1 ? '1 suggestion' : `${count} suggestions`
}

/** Explains what is wrong with the text in the box; null clears it. */
export function showHint({ input, hint, status }: SearchForm, reason: string | null): void {
  hint.hidden = reason === null
  hint.textContent = reason === null ? '' : `${reason}. Check its letters and digits.`
  if (reason === null) {
    input.removeAttribute('aria-invalid')
    input.removeAttribute('aria-describedby')
  } else {
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', hint.id)
    status.textContent = hint.textContent
  }
}
