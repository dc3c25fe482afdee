import { faultText, type WireFault } from '@bellwether/wire'

/** Base of every error of this package. Recognise errors by `code`, never by text. */
export abstract class BusError extends Error {
  abstract readonly code: string
}

export class BusClosedError extends BusError {
  override readonly name = 'BusClosedError'
  readonly code = 'BUS_CLOSED'
  constructor() {
    super('The price bus is closed; stop its users before it.')
  }
}

export class BusUrlError extends BusError {
  override readonly name = 'BusUrlError'
  readonly code = 'BUS_BAD_URL'
  /** The address is left out: it may contain a password. */
  constructor(problem: string) {
    super(
      `The address of NATS ${problem}; use nats://host:4222 or tls://user:password@host:4222, and separate several with commas.`,
    )
  }
}

export class BusUnreachableError extends BusError {
  override readonly name = 'BusUnreachableError'
  readonly code = 'BUS_UNREACHABLE'
  readonly servers: readonly string[]
  constructor(servers: readonly string[], cause: unknown) {
    super(`No NATS server responds at ${servers.join(', ')}; start one there or correct the address.`, { cause })
    this.servers = servers
  }
}

/** Reported, not thrown: the connection is kept if possible. */
export class BusTroubleError extends BusError {
  override readonly name = 'BusTroubleError'
  readonly code = 'BUS_TROUBLE'
  constructor(cause: unknown) {
    super('NATS reported an error, given as the cause; check the permissions of this user first.', { cause })
  }
}

/** Reported, not thrown: the message is ignored. */
export class BusParcelError extends BusError {
  override readonly name = 'BusParcelError'
  readonly code = 'BUS_BAD_PARCEL'
  readonly subject: string
  readonly fault: WireFault
  constructor(subject: string, fault: WireFault) {
    super(
      `A message on ${subject} is not a tick (${fault.code} at byte ${fault.at}: ${faultText(fault)}) Only a price bus may publish there.`,
    )
    this.subject = subject
    this.fault = fault
  }
}

/** Reported, not thrown: the other listeners are called all the same. */
export class BusSubscriberError extends BusError {
  override readonly name = 'BusSubscriberError'
  readonly code = 'BUS_SUBSCRIBER_FAILED'
  constructor(cause: unknown) {
    super('A listener of the price bus threw; it must handle its own errors.', { cause })
  }
}

/** Reported, not thrown: the message is ignored. */
export class BusControlError extends BusError {
  override readonly name = 'BusControlError'
  readonly code = 'BUS_BAD_CONTROL'
  readonly subject: string
  constructor(subject: string) {
    super(`A message on ${subject} is not a control message; only a price bus may publish there.`)
    this.subject = subject
  }
}
