import type { Problem } from './errors.ts'

/** The parts of the system that one process can run. */
export const roles = ['site', 'gateway', 'feed', 'recorder', 'cdn'] as const

export type Role = (typeof roles)[number]

export function isRole(text: string): text is Role {
  return roles.some(role => role === text)
}

/** Separate processes must share the database that holds tokens and the bus that carries prices. */
export function findSplitProblems(environment: {
  readonly roles: ReadonlySet<Role>
  readonly databaseUrl: string | null
  readonly natsUrl: string | null
  readonly workers: number
}): Problem[] {
  const { roles: played, databaseUrl, natsUrl, workers } = environment
  const given = [...played].join(',')
  const refuse = (hint: string): Problem => ({ name: '--roles', given, hint })
  const problems: Problem[] = []
  if (!played.has('site') && databaseUrl === null) {
    problems.push(refuse('without site it needs DATABASE_URL, the database shared with the site'))
  }
  if (played.has('gateway') !== played.has('feed') && natsUrl === null) {
    problems.push(refuse('gateway and feed in separate processes need NATS_URL, the bus between them'))
  } else if (played.has('recorder') && !played.has('feed') && natsUrl === null) {
    problems.push(refuse('recorder and feed in separate processes need NATS_URL, the bus between them'))
  }
  if (workers > 1 && databaseUrl === null) {
    const hint = 'several processes need DATABASE_URL: the embedded database belongs to one'
    problems.push({ name: 'WORKERS', given: String(workers), hint })
  }
  return problems
}
