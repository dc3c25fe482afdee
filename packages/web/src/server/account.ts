import type { Viewer } from '@bellwether/domain'
import 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in user; null for a guest. */
    account: Account | null
    /** The same as the domain's viewer. */
    readonly viewer: Viewer
  }
}

/** The logged-in user, without secrets. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly electiveProfessional: boolean
  /** ISO 3166-1 alpha-3. */
  readonly domicile: string
  readonly demo: boolean
  /** Names this login, so that what depends on it can be ended with it. */
  readonly login: string
}

const guest: Viewer = Object.freeze({ kind: 'guest', loaded: true })

/** The server always knows the user, so its guests count as loaded. */
export function viewerOf(account: Account | null): Viewer {
  if (account === null) return guest
  return { kind: 'user', electiveProfessional: account.electiveProfessional, domicile: account.domicile }
}
