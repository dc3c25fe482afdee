import type { Viewer } from '@bellwether/domain'
import 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; null for a guest. */
    account: Account | null
    /** The same for the rules of the domain. */
    readonly viewer: Viewer
  }
}

/** The person who is logged in, as pages and orders need them. No secret of theirs is in here. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly electiveProfessional: boolean
  /** ISO 3166 alpha-3. */
  readonly domicile: string
  readonly demo: boolean
  /** Names this login, so that what depends on it can be ended with it. */
  readonly login: string
}

const guest: Viewer = Object.freeze({ kind: 'guest', loaded: true })

/** The server knows at once who asks, so a guest of the server's is always a loaded one. */
export function viewerOf(account: Account | null): Viewer {
  if (account === null) return guest
  return { kind: 'user', electiveProfessional: account.electiveProfessional, domicile: account.domicile }
}
