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

/**
 * Rules of the page end at a shadow root, also those of the widget's own stylesheet, which the loader has put into the
 * page: they are taken over from there, after those that all widgets share. A host that has the stylesheet left out gets
 * the widget without either.
 */
export function adoptStyles(root: ShadowRoot, stylesheet: string): void {
  root.adoptedStyleSheets = findRemSheet()
  const known = sheets.get(stylesheet)
  if (known) root.adoptedStyleSheets.push(findSharedSheet(), known)
  // A root that came from a server brings its own.
  else if (stylesheet !== '' && !root.querySelector('link')) takeOver(root, stylesheet)
}

function takeOver(root: ShadowRoot, stylesheet: string): void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel~="stylesheet"][href$="/${stylesheet}"]`)
  if (!link) return
  if (!link.sheet) {
    link.addEventListener('load', () => adoptStyles(root, stylesheet), { once: true })
    return
  }
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(Array.from(link.sheet.cssRules, rule => rule.cssText).join(''))
    sheets.set(stylesheet, sheet)
    root.adoptedStyleSheets.push(findSharedSheet(), sheet)
  } catch {
    // From another origin without crossorigin it can be used and not read.
    root.adoptedStyleSheets.push(findSharedSheet())
    root.prepend(link.cloneNode())
  }
}

function findSharedSheet(): CSSStyleSheet {
  if (!sharedSheet) {
    sharedSheet = new CSSStyleSheet()
    sharedSheet.replaceSync(sharedStyles)
  }
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
    remSheet = new CSSStyleSheet()
    remSheet.replaceSync(`:host>div{${remProperty}:1em}`)
  }
  return [remSheet]
}
