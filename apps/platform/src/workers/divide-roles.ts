import type { Environment } from '../environment.ts'

/** A feed alone has nothing to share out. */
export function hasWorkers({ workers, roles }: Pick<Environment, 'workers' | 'roles'>): boolean {
  return workers > 1 && (['site', 'gateway', 'cdn'] as const).some(role => roles.has(role))
}

/** Of a worker: the feed is in the first process. */
export function withoutFeed(environment: Environment): Environment {
  return { ...environment, roles: new Set([...environment.roles].filter(role => role !== 'feed')) }
}

/** Of the first process. */
export function onlyFeed(environment: Environment): Environment {
  return { ...environment, roles: new Set([...environment.roles].filter(role => role === 'feed')) }
}
