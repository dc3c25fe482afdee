import type { Problem } from './errors.ts'

/** The parts of the system one process can play. */
export const roles = ['site', 'gateway', 'feed', 'cdn'] as const

export type Role = (typeof roles)[number]

export function isRole(text: string): text is Role {
  return roles.some(role => role === text)
}

/** What processes that share the work must share: the database that tokens are kept in, and the bus that carries prices. */
export function findSplitProblems(environment: {
  readonly roles: ReadonlySet<Role>
  readonly databaseUrl: string | null
  readonly natsUrl: string | null
}): Problem[] {
  const { roles: played, databaseUrl, natsUrl } = environment
  const given = [...played].join(',')
  const refuse = (wanted: string): Problem => ({ name: '--roles', given, wanted })
  const problems: Problem[] = []
  if (!played.has('site') && databaseUrl === null) {
    problems.push(refuse('without site it needs DATABASE_URL, the database of the site'))
  }
  if (played.has('gateway') !== played.has('feed') && natsUrl === null) {
    problems.push(refuse('gateway and feed apart need NATS_URL, the bus between them'))
  }
  return problems
}
