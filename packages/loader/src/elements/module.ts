/** The script of a page that only has tags. `data-versions="quote-header@^1.0.0 news-list@1.1.0"` chooses versions. */
import { defineElements } from './define-elements.ts'

const self = import.meta.url
const { versions = '' } = [...document.scripts].find(({ src }) => src === self)?.dataset ?? {}
const { define } = defineElements(
  self,
  Object.fromEntries(versions.split(/\s+/).flatMap(text => (text.includes('@') ? [text.split('@')] : []))),
)

export { define }
