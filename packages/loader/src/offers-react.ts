/** Whether the page has a React for everybody, by an import map of its own. */
export function offersReact(): boolean | undefined {
  return document.querySelector<HTMLScriptElement>('[type=importmap]')?.text.includes('"react"')
}
