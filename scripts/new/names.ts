/** A name in the spellings that files, identifiers and labels need. */
export interface Names {
  /** As given: `upcoming-events`. */
  readonly kebab: string
  /** `upcomingEvents` */
  readonly camel: string
  /** `UpcomingEvents` */
  readonly pascal: string
  /** `Upcoming events` */
  readonly title: string
  /** `upcoming events` */
  readonly words: string
}

const pattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const maxLength = 40
/** Words of the language that no import can be called. */
const reserved = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/** What is wrong with a name, with an example of a right one; null if nothing is. */
export function findNameProblem(name: string): string | null {
  const example = 'use lower-case words with hyphens, such as upcoming-events'
  if (!pattern.test(name)) return `"${name}" is not a valid name: ${example}.`
  if (name.length > maxLength) return `"${name}" has ${name.length} characters: use at most ${maxLength}.`
  if (reserved.has(name)) return `"${name}" is a word of the language: ${example}.`
  return null
}

export function namesOf(kebab: string): Names {
  const camel = kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  return { kebab, camel, pascal: capitalise(camel), title: capitalise(words), words }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
