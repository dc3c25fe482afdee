import type { Segment } from './segment.ts'
import { findPrefixRange } from './sorted-keys.ts'
import { findSimilar } from './token-trie.ts'
import { findInfix } from './token-trigrams.ts'
import { allowedEdits, infixCost, minInfixLetters } from './typo-rules.ts'

/** The tokens one word of a term may stand for, each with its cost. */
export class WordCandidates {
  readonly tokens: number[] = []
  /** Records in the lists of all these tokens. */
  records = 0
  /** What the cheapest of them costs. */
  least = Number.POSITIVE_INFINITY
  /** Cost + 1 for each token of the segment; 0 for none. */
  private costs = new Uint8Array(0)

  /** Words that begin with the word or have it inside. */
  addExact(segment: Segment, word: string): void {
    if (this.costs.length < segment.tokens.keys.length) this.costs = new Uint8Array(segment.tokens.keys.length)
    const { from, to } = findPrefixRange(segment.tokens.keys, word)
    for (let token = from; token < to; token += 1) this.add(segment, token, 0)
    if (word.length < minInfixLetters) return
    findInfix(segment.trigrams, segment.tokens.keys, word, token => this.add(segment, token, infixCost))
  }

  /** Words it may be a typing error for. */
  addSimilar(segment: Segment, word: string, unfinished: boolean): void {
    const edits = allowedEdits(word)
    if (edits === 0) return
    findSimilar(segment.trie, word, edits, unfinished, (token, cost) => this.add(segment, token, cost))
  }

  /** -1 when the token is none of them. */
  costOf(token: number): number {
    return (this.costs[token] as number) - 1
  }

  clear(): void {
    for (const token of this.tokens) this.costs[token] = 0
    this.tokens.length = 0
    this.records = 0
    this.least = Number.POSITIVE_INFINITY
  }

  private add(segment: Segment, token: number, cost: number): void {
    const known = this.costs[token] as number
    if (known === 0) {
      this.tokens.push(token)
      const { starts } = segment.tokens
      this.records += (starts[token + 1] as number) - (starts[token] as number)
    }
    if (known === 0 || cost + 1 < known) this.costs[token] = cost + 1
    if (cost < this.least) this.least = cost
  }
}
