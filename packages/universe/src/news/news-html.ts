import { escapeHtml } from '@bellwether/domain'

export function paragraphs(...texts: readonly string[]): string {
  return texts
    .filter(text => text !== '')
    .map(text => `<p>${escapeHtml(text)}</p>`)
    .join('\n')
}

/** First row is the head; first column names the row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headCells = head.map(cell => `<th scope="col">${escapeHtml(cell)}</th>`).join('')
  const body = rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${escapeHtml(first)}</th>${rest.map(cell => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<table><thead><tr>${headCells}</tr></thead><tbody>${body}</tbody></table>`
}

export const fictionNote = '<p><em>Simulated announcement. The company and all figures are fictional.</em></p>'
