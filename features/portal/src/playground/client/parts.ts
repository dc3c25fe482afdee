/** The elements that the playground uses. */
export function getPlaygroundParts(root: HTMLElement) {
  return {
    editor: getPart(root, '[data-bw-editor]', HTMLElement),
    problems: getPart(root, '[data-bw-problems]', HTMLElement),
    iframe: getPart(root, '[data-bw-stage]', HTMLIFrameElement),
    outcome: getPart(root, '[data-bw-outcome]', HTMLElement),
    waterfall: getPart(root, '[data-bw-waterfall]', HTMLTableSectionElement),
    share: getPart(root, '[data-bw-share]', HTMLElement),
    shared: getPart(root, '[data-bw-shared]', HTMLElement),
    start: getPart(root, '[name=start]', HTMLSelectElement),
    security: getPart(root, '[name=security]', HTMLInputElement),
    theme: getPart(root, '[name=theme]', HTMLSelectElement),
    width: getPart(root, '[name=width]', HTMLSelectElement),
    tag: getPart(root, '#playground-tag', HTMLElement),
    hints: getPart(root, '#playground-hints', HTMLElement),
  }
}

function getPart<T extends Element>(root: HTMLElement, selector: string, kind: new () => T): T {
  const found = root.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The playground has no ${selector}`)
  return found
}
