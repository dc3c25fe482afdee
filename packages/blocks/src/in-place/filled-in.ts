/** What was filled in before the script came counts as filled in now. */
export function repeatFilledIn(box: HTMLElement | null): void {
  for (const form of box?.querySelectorAll('form') ?? [])
    if (isFilledIn(form)) form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether somebody has changed a field, or the browser has put back what was there before a page was left. */
function isFilledIn(form: HTMLFormElement): boolean {
  return [...form.elements].some(field => {
    // A server marks what it has selected; where nothing is marked, a script has just drawn the field.
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
    if (!(field instanceof HTMLInputElement)) return false
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked
  })
}
