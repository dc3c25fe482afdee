/** Where a GET form leads, without its fragment. */
export function formAddress(form: HTMLFormElement, submitter: HTMLElement | null = null): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') query.append(name, value)
  return `${new URL(form.action).pathname}?${query}`
}
