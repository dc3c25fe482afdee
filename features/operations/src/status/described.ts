import type { StatusComponent } from '@bellwether/contract'

export interface Described {
  readonly state: StatusComponent['state']
  /** Ms since 1970, where what was observed says it. */
  readonly since?: number
  /** For the public: nothing of the inside. */
  readonly message: string
}
