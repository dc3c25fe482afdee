import type { Environment } from '../environment.ts'
import type { Role } from '../roles.ts'

/** What each worker does. The rest, feed and recorder, there is one of: the first process has it. */
const isShared = (role: Role) => role === 'site' || role === 'gateway' || role === 'cdn'

/** A feed alone has nothing to share out. */
export function hasWorkers({ workers, roles }: Pick<Environment, 'workers' | 'roles'>): boolean {
  return workers > 1 && [...roles].some(isShared)
}

export function forWorker(environment: Environment): Environment {
  return { ...environment, roles: new Set([...environment.roles].filter(isShared)) }
}

export function forPrimary(environment: Environment): Environment {
  return { ...environment, roles: new Set([...environment.roles].filter(role => !isShared(role))) }
}
