/** Says something to screen readers in the page's status line, which belongs to the document and to no island. */
export function announce(document: Document, message: string): void {
  const status = document.getElementById('bw-status')
  if (status) status.textContent = message
}
