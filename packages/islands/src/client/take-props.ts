/** The properties that the server has written behind what it drew. They leave the page: React takes over what is drawn and nothing else. */
export function takeProps(island: Element): object {
  const script = island.querySelector(':scope > script')
  script?.remove()
  return JSON.parse(script?.textContent ?? '{}')
}
