/**
 * An address with values in the place of their names: `news/{marketCode}?limit={limit=5}`, where what follows the equals sign
 * stands for a value that is not given.
 */
export function fillAddress(form: string, values: Readonly<Record<string, unknown>>): string {
  return form.replace(/\{(\w+)(?:=([^{}]*))?\}/g, (_, name: string, standard = '') =>
    encodeURIComponent(String(values[name] ?? standard)),
  )
}
