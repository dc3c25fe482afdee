import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceTexts } from './source.ts'

const root = join(import.meta.dirname, '../../../..')
const written = globSync('{packages,widgets,features/{api,research}}/**/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: path => /(^|\/)(node_modules|dist)$|packages\/locale$|\.test\.tsx?$/.test(path),
})
  .filter(path => !/^packages\/locale\/|\.test\.tsx?$/.test(path))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n')
  .toLowerCase()
  .replace(/\s+/g, ' ')
  .replaceAll('> ', '>')

/** A text that stands alone is a literal or the text of an element; of one put together, the longest phrase is looked for. */
function isUsed(text: string): boolean {
  const phrases = text
    .toLowerCase()
    .split(/\{\w+\}|[.,:;()+]/)
    .map(phrase => phrase.trim())
    .filter(Boolean)
  const [longest] = phrases.sort((a, b) => b.length - a.length)
  if (longest === undefined || longest === text.toLowerCase())
    return ["''", '""', '``', '><'].some(([start = '', end = '']) => written.includes(start + text.toLowerCase() + end))
  return written.includes(longest) || isJoined(longest.split(' '))
}

/** In the code a value or a condition may stand between two halves of a phrase; one of few words would be found by chance. */
function isJoined(words: readonly string[]): boolean {
  if (words.length < 5) return false
  return words.some(
    (_, at) =>
      at >= 2 &&
      at <= words.length - 2 &&
      written.includes(words.slice(0, at).join(' ')) &&
      written.includes(words.slice(at).join(' ')),
  )
}

it('[LD-LOCALE-5] every text of the catalogue occurs in the code of widgets, blocks or views', () => {
  expect(sourceTexts.filter(text => !isUsed(text))).toEqual([])
})

it('[LD-LOCALE-5] a text that no code has is found', () => {
  expect(['Prospective yield', 'Yields of {name} by weekday', 'Keeps'].filter(isUsed)).toEqual([])
})
