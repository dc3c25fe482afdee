/** The module that renders widgets built with this chunk of the kit on the server. In a dot folder, so it is not served. */
export function drawingPath(chunk: string): string {
  return `.drawing/${chunk}.js`
}
