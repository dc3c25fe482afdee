// Letters that Unicode does not decompose although readers take them for plain ones.
const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
}

const notWord = /[^\p{L}\p{N}]/gu
const known = new Map<string, string>()

/**
 * Letters and digits in lower case without accents; anything else becomes nothing. Works on one code point so that
 * a place in the folded text can be led back to the original.
 */
export function foldCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (character.length === 1 && code < 128) {
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return character
    return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : ''
  }
  const found = known.get(character)
  if (found !== undefined) return found
  const lower = Array.from(character.normalize('NFKD').toLowerCase(), part => undecomposed[part] ?? part).join('')
  const folded = lower.normalize('NFKD').replace(notWord, '')
  // Bounded: strangers could otherwise grow it with every code point there is.
  if (known.size < 4_096) known.set(character, folded)
  return folded
}
