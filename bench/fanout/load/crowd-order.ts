import type { Ports } from '../servers/contestants.ts'

/** Clients of one gateway, and what is published for them. */
export interface CrowdOrder extends Ports {
  readonly clients: number
  readonly each: number
  readonly symbols: number
  readonly updatesPerSecond: number
}
