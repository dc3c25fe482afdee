import { maxTypoLetters, typoCost } from './typo-rules.ts'

/**
 * The tokens' letters as a tree in preorder, so that a walk is a loop over arrays and leaving a branch out is a jump.
 * Node 0 is the first letter of the first token; there is no root.
 */
export interface TokenTrie {
  readonly letters: Uint16Array
  readonly depths: Uint8Array
  /** Where the node's branch ends: the next node outside it. */
  readonly ends: Uint32Array
  /** First token below the node; one more at the end, so a branch's tokens are `first[node]` to `first[ends[node]]`. */
  readonly first: Uint32Array
  /** Letters of each token, 255 for longer than the tree is deep. */
  readonly tokenLengths: Uint8Array
}

// Deep enough to tell any token apart from a word of `maxTypoLetters` with two edits.
const maxDepth = maxTypoLetters + 3
const tokensPerSlice = 2_048

/** Takes distinct tokens in order. */
export function* buildTrie(tokens: readonly string[]): Generator<void, TokenTrie> {
  const letters: number[] = []
  const depths: number[] = []
  const first: number[] = []
  const tokenLengths = new Uint8Array(tokens.length)
  let previous = ''
  for (let t = 0; t < tokens.length; t += 1) {
    const token = tokens[t] as string
    tokenLengths[t] = token.length > maxDepth ? 255 : token.length
    const depth = Math.min(token.length, maxDepth)
    for (let at = commonPrefix(previous, token); at < depth; at += 1) {
      letters.push(token.charCodeAt(at))
      depths.push(at + 1)
      first.push(t)
    }
    previous = token
    if (t % tokensPerSlice === 0) yield
  }
  first.push(tokens.length)
  const ends = new Uint32Array(letters.length)
  const nextAtDepth = new Uint32Array(maxDepth + 2).fill(letters.length)
  for (let node = letters.length - 1; node >= 0; node -= 1) {
    const depth = depths[node] as number
    ends[node] = nextAtDepth[depth] as number
    // Deeper nodes before this one belong to branches that end here at the latest.
    nextAtDepth.fill(node, depth)
    if (node % 65_536 === 0) yield
  }
  return {
    letters: Uint16Array.from(letters),
    depths: Uint8Array.from(depths),
    ends,
    first: Uint32Array.from(first),
    tokenLengths,
  }
}

function commonPrefix(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  let at = 0
  while (at < length && left.charCodeAt(at) === right.charCodeAt(at)) at += 1
  return at
}

// For each depth of the walk: which lengths of the word's beginning are within 0, 1 and 2 edits of the path (bit = length).
const within0 = new Int32Array(maxDepth + 1)
const within1 = new Int32Array(maxDepth + 1)
const within2 = new Int32Array(maxDepth + 1)
/** For each depth, where the letter on the path stands in the word. */
const matches = new Int32Array(maxDepth + 1)
/** For each letter, its places in the word as bits, the first letter's being bit 1. */
const places = new Int32Array(0x10000)

/**
 * Calls `found` with every token within one or two edits of the word, and with its cost; with `unfinished` also tokens
 * of which a beginning is that close. A token may come several times with different costs.
 *
 * The edit table's row for a node fits into one integer for each number of edits, and a whole branch is left out as
 * soon as no beginning of the word is near: of 60,000 tokens' 250,000 nodes a few thousand are looked at.
 */
export function findSimilar(
  trie: TokenTrie,
  word: string,
  edits: 1 | 2,
  unfinished: boolean,
  found: (token: number, cost: number) => void,
): void {
  for (let i = 0; i < word.length; i += 1) {
    const letter = word.charCodeAt(i)
    places[letter] = (places[letter] as number) | (2 << i)
  }
  walk(trie, word.length, edits, unfinished, found)
  for (let i = 0; i < word.length; i += 1) places[word.charCodeAt(i)] = 0
}

function walk(
  { letters, depths, ends, first, tokenLengths }: TokenTrie,
  length: number,
  edits: 1 | 2,
  unfinished: boolean,
  found: (token: number, cost: number) => void,
): void {
  const two = edits === 2
  const whole = 1 << length
  within0[0] = 1
  within1[0] = 3
  within2[0] = 7
  matches[0] = 0
  for (let node = 0; node < letters.length; ) {
    const depth = depths[node] as number
    const here = places[letters[node] as number] as number
    matches[depth] = here
    const swapped = (matches[depth - 1] as number) & (here << 1)

    const above0 = within0[depth - 1] as number
    const above1 = within1[depth - 1] as number
    const row0 = (above0 << 1) & here
    // In turn: the same letter; a letter too many; another letter; a letter too few; two letters swapped.
    let row1 = ((above1 << 1) & here) | above0 | (above0 << 1) | (row0 << 1)
    if (swapped !== 0) row1 |= ((within0[depth - 2] as number) << 2) & swapped
    let last = row1
    if (two) {
      let row2 = (((within2[depth - 1] as number) << 1) & here) | above1 | (above1 << 1) | (row1 << 1)
      if (swapped !== 0) row2 |= ((within1[depth - 2] as number) << 2) & swapped
      within2[depth] = row2
      last = row2
    }
    if ((last & (whole | (whole - 1))) === 0) {
      node = ends[node] as number
      continue
    }
    within0[depth] = row0
    within1[depth] = row1
    if ((last & whole) !== 0) {
      const distance = (row0 & whole) !== 0 ? 0 : (row1 & whole) !== 0 ? 1 : 2
      const from = first[node] as number
      if (tokenLengths[from] === depth) found(from, typoCost(distance, true))
      if (unfinished) {
        const to = first[ends[node] as number] as number
        for (let token = from; token < to; token += 1) found(token, typoCost(distance, false))
      }
    }
    node += 1
  }
}
