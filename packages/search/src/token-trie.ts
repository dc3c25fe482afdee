import { forEachInSlices } from './slices.ts'
import { maxTypoLetters, typoCost } from './typo-rules.ts'
import { Uint32List } from './uint32-list.ts'

/**
 * The tokens' letters as a tree in preorder, so that a walk is a loop over arrays and leaving a branch out is a jump.
 * Node 0 is the first letter of the first token; there is no root.
 */
export interface TokenTrie {
  /**
   * Two numbers for each node, side by side because the walk needs both. The first is its letter, from bit 16 on its
   * depth, from bit 24 on the length of the longest token below; the second is where its branch ends: the next node
   * outside it.
   */
  readonly nodes: Uint32Array
  /** First token below each node; one more at the end, so a branch's tokens reach to the first of the branch's end. */
  readonly first: Uint32Array
  /** Letters of each token, 255 for longer than the tree is deep. */
  readonly tokenLengths: Uint8Array
}

// Deep enough to tell any token apart from a word of `maxTypoLetters` with two edits.
const maxDepth = maxTypoLetters + 3
const tokensPerSlice = 2_048

/** Takes distinct tokens in order. */
export function* buildTrie(tokens: readonly string[]): Generator<void, TokenTrie> {
  const letters = new Uint32List()
  const first = new Uint32List()
  const tokenLengths = new Uint8Array(tokens.length)
  let previous = ''
  for (let t = 0; t < tokens.length; t += 1) {
    const token = tokens[t] as string
    tokenLengths[t] = token.length > maxDepth ? 255 : token.length
    const depth = Math.min(token.length, maxDepth)
    for (let at = commonPrefix(previous, token); at < depth; at += 1) {
      letters.push(token.charCodeAt(at) | ((at + 1) << 16))
      first.push(t)
    }
    previous = token
    if (t % tokensPerSlice === 0) yield
  }
  const count = first.length
  first.push(tokens.length)
  return { nodes: yield* linkNodes(letters.toArray(), count), first: first.toArray(), tokenLengths }
}

function* linkNodes(letters: Uint32Array, count: number): Generator<void, Uint32Array> {
  const nodes = new Uint32Array(2 * count)
  const nextAtDepth = new Uint32Array(maxDepth + 2).fill(count)
  const maxAtDepth = new Uint8Array(maxDepth + 2)
  yield* forEachInSlices(count, done => {
    const node = count - 1 - done
    const letter = letters[node] as number
    const depth = letter >>> 16
    const longest = Math.max(depth, maxAtDepth[depth + 1] as number)
    nodes[2 * node] = letter | (longest << 24)
    nodes[2 * node + 1] = nextAtDepth[depth] as number
    maxAtDepth[depth] = Math.max(longest, maxAtDepth[depth] as number)
    // Deeper nodes before this one belong to branches that end here at the latest.
    maxAtDepth.fill(0, depth + 1)
    nextAtDepth.fill(node, depth)
  })
  return nodes
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
 * soon as no beginning of the word is near: of 140,000 nodes for 54,000 tokens some ten thousand are looked at.
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
  { nodes, first, tokenLengths }: TokenTrie,
  length: number,
  edits: 1 | 2,
  unfinished: boolean,
  found: (token: number, cost: number) => void,
): void {
  const two = edits === 2
  const whole = 1 << length
  const shortest = length - edits
  const reachable = whole | (whole - 1)
  within0[0] = 1
  within1[0] = 3
  within2[0] = 7
  matches[0] = 0
  const count = first.length - 1
  for (let node = 0; node < count; ) {
    const packed = nodes[2 * node] as number
    if (packed >>> 24 < shortest) {
      node = nodes[2 * node + 1] as number
      continue
    }
    const depth = (packed >>> 16) & 0xff
    const here = places[packed & 0xffff] as number
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
    if ((last & reachable) === 0) {
      node = nodes[2 * node + 1] as number
      continue
    }
    within0[depth] = row0
    within1[depth] = row1
    if ((last & whole) !== 0) {
      const distance = (row0 & whole) !== 0 ? 0 : (row1 & whole) !== 0 ? 1 : 2
      const from = first[node] as number
      if (tokenLengths[from] === depth) found(from, typoCost(distance, true))
      if (unfinished) {
        const to = first[nodes[2 * node + 1] as number] as number
        for (let token = from; token < to; token += 1) found(token, typoCost(distance, false))
      }
    }
    node += 1
  }
}
