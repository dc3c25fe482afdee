/** Of the module that draws on a server what was built with this chunk of the kit. Behind a dot, so it is served to nobody. */
export function drawingPath(chunk: string): string {
  return `.drawing/${chunk}.js`
}
