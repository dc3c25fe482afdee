const least = 12
// Long enough for any phrase or manager; hashing cost does not grow with it, but reading it does.
const most = 256

export type PasswordProblem = string

/** What is wrong with a password that somebody wants to have; null when nothing is. Length is what counts, so nothing else is asked. */
export function passwordProblem(password: string): PasswordProblem | null {
  const length = [...password].length
  if (length < least) return `it has ${length} characters; at least ${least} are needed`
  return length > most ? `it has ${length} characters; at most ${most} are taken` : null
}
