import type { CdnFile } from '@bellwether/contract'
import type { Published } from '../components.ts'

/** A way to bring ten components onto somebody's page. */
export interface Candidate {
  readonly name: string
  /** The most it may take, as a multiple of the hand-written page; null for those we only look at. */
  readonly goal: number | null
  /** Of the loader itself, compressed; null where there is none. */
  readonly coreBytes: number | null
  readonly html: string
  /** Whether its head keeps room for the components, so that nothing moves when they come. */
  readonly reservesHeight?: boolean
  /** What it needs beside what is published, by path under the CDN's root. */
  readonly files?: ReadonlyMap<string, string>
}

export interface Surroundings extends Published {
  /** With a slash at its end, as all addresses here. */
  readonly cdn: string
  readonly api: string
  readonly configApi: string
  readonly token: string
}

/** A page of somebody else's with a container for each component. */
export function toHostPage({ components }: Surroundings, head: string, body: string): string {
  const containers = components.map(({ type }) => `<div id="${type}"></div>`).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Host</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<h1>A page of somebody else</h1>
<p>What it says itself.</p>
${containers}
<p>What it says below.</p>
${body}
</body>
</html>
`
}

/** The same page without anything of ours. */
export function toBarePage(surroundings: Surroundings): string {
  return toHostPage(surroundings, '', '')
}

/** Attributes of a link or script: address and hash, fetched as the CDN wants it. */
export function toAttributes(cdn: string, name: 'href' | 'src', { path, integrity }: CdnFile): string {
  return `${name}="${cdn}${path}" crossorigin${integrity ? ` integrity="${integrity}"` : ''}`
}

export function toStylesheet({ cdn, design }: Surroundings): string {
  return `<link rel="stylesheet" ${toAttributes(cdn, 'href', design.style)}>`
}

/** The work a page without our loader does for each component: the same that the loader does, by hand. */
export function toPlaceFunction({ api, token, cdn, design, components }: Surroundings): string {
  const known = Object.fromEntries(components.map(({ type, tagName, settings }) => [type, { tagName, settings }]))
  return `const known = ${JSON.stringify(known)}
function place(type, element, container = document.getElementById(type)) {
  const { tagName, settings } = known[type]
  customElements.define(tagName, class extends element {})
  const widget = document.createElement(tagName)
  widget.bellwether = { contract: 1, environment: 'prod', region: 'us', api: '${api}', token: async () => 'Bearer ${token}', componentId: type, type, settings }
  container.replaceChildren(widget)
}
fetch('${cdn}${design.icons.path}').then(answer => answer.text()).then(svg => {
  const sprite = document.createElement('div')
  sprite.hidden = true
  sprite.innerHTML = svg
  document.body.append(sprite)
})`
}
