/** By the name of the file: every element of a widget adopts the same sheet. */
const sheets = new Map<string, CSSStyleSheet>()
const remProperty = '--bw-rem'
let remSheet: CSSStyleSheet | null = null
let sharedSheet: CSSStyleSheet | null = null

/** Rules of the card and of all that is shared with it, for every widget of a page; publishing sets them. */
export let sharedStyles = ''

/** @public Called by the module that publishing writes. */
export function setSharedStyles(css: string): void {
  sharedStyles = css
}

/** The stylesheet of a widget: the name of its file, and its rules. */
export interface OwnStyles {
  readonly stylesheet: string
  readonly css: string
}

/**
 * Rules of the page end at a shadow root: the widget's own, from its module, come after those that all widgets share. A page
 * that wants no styles of ours gets the widget without either, or puts the stylesheet into the page: its rules are taken over
 * from there.
 */
export function adoptStyles(root: ShadowRoot, { stylesheet, css }: OwnStyles, isIncluded: boolean): void {
  root.adoptedStyleSheets = findRemSheet()
  // A root that came from a server brings its own.
  if (stylesheet === '' || root.querySelector('style,link')) return
  if (isIncluded && css)
    root.adoptedStyleSheets.push(
      findSharedSheet(),
      findSheet(stylesheet, () => css),
    )
  else takeOver(root, stylesheet)
}

function takeOver(root: ShadowRoot, stylesheet: string): void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel~="stylesheet"][href$="/${stylesheet}"]`)
  if (!link) return
  const { sheet } = link
  if (!sheet) {
    link.addEventListener('load', () => takeOver(root, stylesheet), { once: true })
    return
  }
  try {
    const own = findSheet(stylesheet, () => Array.from(sheet.cssRules, rule => rule.cssText).join(''))
    root.adoptedStyleSheets.push(findSharedSheet(), own)
  } catch {
    // From another origin without crossorigin it can be used and not read.
    root.adoptedStyleSheets.push(findSharedSheet())
    root.prepend(link.cloneNode())
  }
}

function findSheet(stylesheet: string, readRules: () => string): CSSStyleSheet {
  const sheet = sheets.get(stylesheet) ?? toSheet(readRules())
  sheets.set(stylesheet, sheet)
  return sheet
}

function toSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

function findSharedSheet(): CSSStyleSheet {
  sharedSheet ??= toSheet(sharedStyles)
  return sharedSheet
}

/**
 * Sizes are counted in the reader's own text size: rem is what the page has made of it, often 10 pixels. Without
 * registered properties (Firefox before 128) rem it is.
 */
function findRemSheet(): CSSStyleSheet[] {
  if (!('registerProperty' in CSS)) return []
  if (!remSheet) {
    try {
      CSS.registerProperty({ name: remProperty, syntax: '<length>', inherits: true, initialValue: '16px' })
    } catch {
      // Another version of this module on the page has registered it.
    }
    remSheet = toSheet(`:host>div{${remProperty}:1em}`)
  }
  return [remSheet]
}
