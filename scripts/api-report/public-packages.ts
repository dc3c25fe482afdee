import { publicPackages as published } from '../packages/public-packages.ts'

/** Written from schemas, which their own tests compare: their reports would be thousands of lines. */
const withoutReport = ['./schemas', './shapes']

/** Packages that other people's projects use, with the sources of their entry points. */
export const publicPackages = published.flatMap(({ name, entries }) => {
  const reported = Object.entries(entries).filter(([entry]) => !withoutReport.includes(entry))
  return reported.length > 0 ? [{ name, entries: Object.fromEntries(reported) }] : []
})

/** Its surface is what one types. */
export const publicCommand = { name: 'cli', file: 'packages/cli/src/bellwether.ts' } as const
