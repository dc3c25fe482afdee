import { findWidget, reservedHeight, reservedHeightRules, toDataAddress } from '@bellwether/catalogue'
import type { CdnFile, ComponentVersion } from '@bellwether/contract'
import { type BuiltModule, buildModule } from './build-module.ts'
import { type Publication, toShortHash } from './publication.ts'
import type { WidgetRelease } from './published-widgets.ts'
import type { SharedModules } from './shared-modules.ts'
import { toWidgetCss } from './to-widget-css.ts'
import { tokens } from './tokens.ts'

/** Placeholders until the stylesheet and its name are known. */
const unnamed = 'bw-stylesheet-to-be-named'
const unstyled = 'bw-styles-to-be-written'

export interface BuiltWidgets extends BuiltModule {
  /** The name by which elements find their stylesheet in the page. */
  readonly stylesheet: string
  /** Modules imported on demand. */
  readonly lazy: readonly CdnFile[]
}

/** A module with the element of one type, or of several as `elements`. */
export async function buildWidgets(
  source: string,
  types: readonly string[],
  folder: string,
  shared: SharedModules,
): Promise<BuiltWidgets> {
  const { js, css } = await buildModule(source, ...shared.from(folder))
  const own = toWidgetCss(css, tokens, shared.css)
  const styles = own + toUndefinedRules(types)
  const stylesheet = `style-${toShortHash(styles)}.css`
  const lazy = Object.values(shared.lazy).filter(({ path }) => js.includes(path))
  const styled = js.replace(new RegExp(`.${unstyled}.`), () => JSON.stringify(own))
  return { js: styled.replace(unnamed, stylesheet), css: styles, stylesheet, lazy }
}

export async function publishWidget(
  publication: Publication,
  { type, version, module, shared }: WidgetRelease & { readonly shared: SharedModules },
): Promise<ComponentVersion> {
  const folder = `components/${type}/${version}`
  const { js, css, stylesheet, lazy } = await buildWidgets(
    toSource([module], 'export { e0 as element }'),
    [type],
    folder,
    shared,
  )
  const widget = findWidget(type)
  const data = widget && toDataAddress(widget)
  return {
    files: [publication.add(`${folder}/index.js`, js), ...lazy],
    stylesheet: { ...publication.add(`${folder}/${stylesheet}`, css), inlined: true },
    chunks: Object.keys(shared.chunks),
    ...(data && { data }),
  }
}

/** Reserves the height of an element before its code loads, unless it was rendered on the server. */
function toUndefinedRules(types: readonly string[]): string {
  const places = types.flatMap(type => {
    const widget = findWidget(type)
    return widget ? [{ selector: `${widget.tagName}:not(:defined,[data-view])`, height: reservedHeight(widget) }] : []
  })
  return places.map(({ selector }) => `${selector}{display:block}`).join('') + reservedHeightRules(places)
}

export function toSource(modules: readonly string[], exports: string): string {
  const imports = modules.map((module, at) => `import { element as e${at} } from '${module}'\n`)
  const elements = modules.map((_, at) => `e${at}`).join()
  const styled = `for (const e of [${elements}]) Object.assign(e, { stylesheet: '${unnamed}', css: '${unstyled}' })`
  return `${imports.join('')}${styled}\n${exports}\n`
}
