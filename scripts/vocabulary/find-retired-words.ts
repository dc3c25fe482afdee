import type { Breach } from '../known-breaches.ts'
import { type RetiredWord, retiredWords, type Scope } from './retired-words.ts'

const isCode = (file: string) => /\.(?:ts|tsx|mjs|js|css)$/.test(file)
const isDocument = (file: string) => file.endsWith('.md')
const inScope: Readonly<Record<Scope, (file: string) => boolean>> = {
  text: () => true,
  code: isCode,
  docs: isDocument,
  path: () => false,
}

/** Every retired word in the text of a file, and in its path. */
export function findRetiredWords(file: string, text: string, words: readonly RetiredWord[] = retiredWords): Breach[] {
  return words.flatMap(word => {
    const rule = `${word.name} → ${word.write}`
    const everywhere = new RegExp(word.pattern, `${word.pattern.flags}g`)
    const inText = inScope[word.scope](file) ? [...text.matchAll(everywhere)] : []
    const lines = inText.map(({ index }) => text.slice(0, index).split('\n').length)
    const isInPath = word.scope !== 'docs' && word.pattern.test(file)
    return [...(isInPath ? [1] : []), ...lines].map(line => ({ rule, file, line }))
  })
}
