/** A file as rows by the heads of their columns. */
export interface CsvFile {
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
}

export type CsvRow = ReadonlyMap<string, string>

/** RFC 4180: fields between commas, in quotes where they hold one. */
export function readCsv(text: string): CsvFile {
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  const [header = [], ...rows] = lines
  return {
    header,
    rows: rows.filter(row => row.length > 1).map(row => new Map(header.map((head, index) => [head, row[index] ?? '']))),
  }
}
