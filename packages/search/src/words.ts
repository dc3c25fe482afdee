import { foldCharacter } from './fold.ts'
import type { TextRange } from './hit.ts'

/** A folded word and the stretch of the original text it stands for. */
export interface Word extends TextRange {
  readonly text: string
}

const apostrophes = "'’‘`´ʼ"

/**
 * Splits a name or term into folded words. Apostrophes vanish (`Domino's` is dominos); dots and slashes between single
 * letters vanish (`p.l.c.`, `A/S`); an ampersand or plus between short words stays inside (`S&P`, `H & M`), elsewhere
 * it is the word "and".
 */
export function toWords(text: string): Word[] {
  const runs = toRuns(text)
  const words: Word[] = []
  for (let i = 0; i < runs.length; ) {
    let run = runs[i] as Word
    let last = run.text
    let j = i + 1
    for (; j < runs.length; j += 1) {
      const next = runs[j] as Word
      const joint = findJoint(text.slice(run.end, next.start), last, next.text)
      if (joint === null) break
      run = { text: run.text + joint + next.text, start: run.start, end: next.end }
      last = next.text
    }
    words.push(run)
    const following = runs[j]
    if (following !== undefined && isAnd(text.slice(run.end, following.start))) {
      const at = text.slice(run.end).search(/[&+]/) + run.end
      words.push({ text: 'and', start: at, end: at + 1 })
    }
    i = j
  }
  return words
}

function toRuns(text: string): Word[] {
  const runs: Word[] = []
  let folded = ''
  let start = 0
  let end = 0
  for (let i = 0; i < text.length; ) {
    const character = characterAt(text, i)
    const next = i + character.length
    const part = foldCharacter(character)
    if (part !== '') {
      if (folded === '') start = i
      folded += part
      end = next
    } else if (folded !== '' && isAccent(character)) {
      end = next
    } else if (folded !== '' && !apostrophes.includes(character)) {
      runs.push({ text: folded, start, end })
      folded = ''
    }
    i = next
  }
  if (folded !== '') runs.push({ text: folded, start, end })
  return runs
}

function characterAt(text: string, index: number): string {
  const code = text.charCodeAt(index)
  return code >= 0xd800 && code < 0xdc00 ? String.fromCodePoint(text.codePointAt(index) ?? code) : text.charAt(index)
}

/** An accent written as a character of its own. */
function isAccent(character: string): boolean {
  return character.charCodeAt(0) >= 0x300 && /^\p{M}$/u.test(character)
}

/** What joins two runs into one word, or null when they are two. */
function findJoint(gap: string, left: string, right: string): '' | '&' | null {
  const short = Math.min(left.length, right.length)
  if (gap === '.' || gap === '/') return left.length === 1 && right.length <= 2 && !isFigure(left) ? '' : null
  if (gap === '&' || gap === '+') return short <= 2 ? '&' : null
  if (gap === ' & ' || gap === ' + ') return left.length === 1 && right.length === 1 ? '&' : null
  return null
}

function isFigure(text: string): boolean {
  return text >= '0' && text <= '9'
}

function isAnd(gap: string): boolean {
  return gap.includes('&') || gap.trim() === '+'
}

/** Where the first `length` characters of a folded word end in the original text. */
export function findOriginalEnd(text: string, word: Word, length: number): number {
  let folded = 0
  let i = word.start
  while (i < word.end) {
    const character = characterAt(text, i)
    if (folded >= length && !isAccent(character)) return i
    folded += character === '&' || character === '+' ? 1 : foldCharacter(character).length
    i += character.length
  }
  return word.end
}
