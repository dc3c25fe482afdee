import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { DesignSystemVersion } from '@bellwether/contract'
import { iconPaths } from '@bellwether/design/icon-paths'
import { transform } from 'lightningcss'
import { type Publication, toShortHash } from './publication.ts'

/** The design system for host pages: the tokens, and the icons as an SVG sprite. */
export function publishDesign(publication: Publication, version: string): DesignSystemVersion {
  const style = toHostTokens(
    readFileSync(createRequire(import.meta.url).resolve('@bellwether/design/tokens.css'), 'utf8'),
  )
  const icons = toSprite()
  return {
    style: publication.add(`design/${version}/style-${toShortHash(style)}.css`, style),
    icons: publication.add(`design/${version}/icons-${toShortHash(icons)}.svg`, icons),
  }
}

const notForHosts = /color-scheme:[^;]+;|--[\w-]+:[^;]+rem;|--[\w-]+: var\([^;]+;/g

/**
 * With zero specificity, so that any host rule overrides it, and without color-scheme, which the host page decides. Text sizes
 * are left to the widgets, because rem is the host page's; so are tokens that follow another, which a container may set.
 */
function toHostTokens(css: string): string {
  const { code } = transform({
    filename: 'tokens.css',
    code: Buffer.from(css.replace(notForHosts, '').replaceAll(':root', ':where(:root)')),
    minify: true,
    targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
  })
  return Buffer.from(code).toString()
}

function toSprite(): string {
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="bw-icon-${name}" viewBox="0 0 18 18"><path d="${path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${symbols.join('')}</svg>\n`
}
