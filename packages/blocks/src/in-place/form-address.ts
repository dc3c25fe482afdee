/** Where a GET form leads, without its fragment. */
export function formAddress(form: HTMLFormElement, submitter: HTMLElement | null = null): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') query.append(name, value)
  return `${new URL(form.action).pathname}?${query}`
}

/** Whether somebody has changed a field, or the browser has put back what was there before a page was left. */
export function isFilledIn(form: HTMLFormElement): boolean {
  return [...form.elements].some(field => {
    // A server marks what it has selected; where nothing is marked, a script has just drawn the field.
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
    if (!(field instanceof HTMLInputElement)) return false
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked
  })
}
