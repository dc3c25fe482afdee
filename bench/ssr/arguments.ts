export interface Arguments {
  readonly passes: number
  /** How long each server is measured in each pass. */
  readonly seconds: number
}

const defaults: Arguments = { passes: 3, seconds: 5 }
const most: Arguments = { passes: 50, seconds: 60 }

/** `--passes 3 --seconds 5`, each also as `--name=value`. */
export function parseArguments(argv: readonly string[]): Arguments {
  const given = { ...defaults }
  const words = argv.flatMap(word => word.split(/=(.*)/s, 2))
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]?.replace(/^--/, '')
    if (name !== 'passes' && name !== 'seconds')
      throw new Error(`${words[at]} is not known; the arguments are --passes and --seconds`)
    const value = words[at + 1] ?? '(nothing)'
    if (!/^\d{1,2}$/.test(value) || Number(value) < 1 || Number(value) > most[name])
      throw new Error(`--${name} ${value} is not valid; it takes a whole number from 1 to ${most[name]}`)
    given[name] = Number(value)
  }
  return given
}
