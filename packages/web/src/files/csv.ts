/** A table as a file to download. Numbers stay numbers; null is an empty field. */
export interface Csv {
  readonly kind: 'csv'
  /** Without the extension: `hvl-dividends`. */
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** RFC 4180, with a byte order mark so that spreadsheets read the pound sign. */
export function writeCsv({ header, rows }: Pick<Csv, 'header' | 'rows'>): string {
  return `\uFEFF${[header, ...rows].map(row => row.map(writeField).join(',')).join('\r\n')}\r\n`
}

function writeField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // A spreadsheet would run text that starts like a formula; a leading apostrophe makes it plain text.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
