/** Base of every error this package throws. Recognise errors by `code`, never by text. */
export abstract class DomainError extends Error {
  abstract readonly code: string
}

export class UnitMismatchError extends DomainError {
  override readonly name = 'UnitMismatchError'
  readonly code = 'DOMAIN_UNIT_MISMATCH'
  readonly left: string
  readonly right: string
  constructor(left: string, right: string) {
    super(`Cannot combine ${left} with ${right}; convert one of them first.`)
    this.left = left
    this.right = right
  }
}

export class UnknownUnitError extends DomainError {
  override readonly name = 'UnknownUnitError'
  readonly code = 'DOMAIN_UNKNOWN_UNIT'
  readonly given: string
  constructor(given: string) {
    super(`"${given}" is no known unit; use an ISO 4217 code in use, or GBX, ILA or ZAC.`)
    this.given = given
  }
}

export class OutOfRangeError extends DomainError {
  override readonly name = 'OutOfRangeError'
  readonly code = 'DOMAIN_OUT_OF_RANGE'
  readonly what: string
  readonly given: string
  constructor(what: string, given: number | bigint, right: string) {
    super(`${what} is ${given}; it must be ${right}.`)
    this.what = what
    this.given = String(given)
  }
}

export class InexactError extends DomainError {
  override readonly name = 'InexactError'
  readonly code = 'DOMAIN_INEXACT'
  constructor(what: string) {
    super(`${what} would lose digits; name a rounding to allow it.`)
  }
}

export class DivisionByZeroError extends DomainError {
  override readonly name = 'DivisionByZeroError'
  readonly code = 'DOMAIN_DIVISION_BY_ZERO'
  constructor(what: string) {
    super(`${what} divides by zero; give a divisor other than 0.`)
  }
}

export class InvalidNumberError extends DomainError {
  override readonly name = 'InvalidNumberError'
  readonly code = 'DOMAIN_INVALID_NUMBER'
  readonly given: unknown
  constructor(given: unknown, right: string) {
    super(`"${String(given)}" is not a usable number; give ${right}.`)
    this.given = given
  }
}

export class InvalidDateError extends DomainError {
  override readonly name = 'InvalidDateError'
  readonly code = 'DOMAIN_INVALID_DATE'
  readonly given: string
  constructor(given: string) {
    super(`"${given}" is not a date; give an existing day as YYYY-MM-DD.`)
    this.given = given
  }
}

export class InvalidMarketCodeError extends DomainError {
  override readonly name = 'InvalidMarketCodeError'
  readonly code = 'DOMAIN_INVALID_MARKET_CODE'
  readonly given: string
  constructor(given: string) {
    super(`"${given}" is not a market code; give EXCHANGE:CODE such as LSE:HVL, or FUND: and a SEDOL.`)
    this.given = given
  }
}

export class InvalidIdentifierError extends DomainError {
  override readonly name = 'InvalidIdentifierError'
  readonly code = 'DOMAIN_INVALID_IDENTIFIER'
  readonly kind: string
  readonly given: string
  constructor(kind: string, given: string, right: string) {
    super(`"${given}" is not a usable ${kind}; give ${right}.`)
    this.kind = kind
    this.given = given
  }
}

export class InvalidServiceFlagError extends DomainError {
  override readonly name = 'InvalidServiceFlagError'
  readonly code = 'DOMAIN_INVALID_SERVICE_FLAG'
  readonly given: string
  constructor(given: string, right: string) {
    super(`"${given}" is not a service flag; give ${right}.`)
    this.given = given
  }
}

export class NoChargeRuleError extends DomainError {
  override readonly name = 'NoChargeRuleError'
  readonly code = 'DOMAIN_NO_CHARGE_RULE'
  readonly charge: string
  constructor(charge: string, { wrapper, type, day }: { wrapper: string; type: string; day: string }) {
    super(`No ${charge} rule holds for ${type} in ${wrapper} on ${day}; give one that covers that day.`)
    this.charge = charge
  }
}

export class WatchlistLimitError extends DomainError {
  override readonly name = 'WatchlistLimitError'
  readonly code = 'DOMAIN_WATCHLIST_LIMIT'
  readonly what: 'lists' | 'items'
  constructor(what: 'lists' | 'items', given: number, most: number) {
    super(
      what === 'lists'
        ? `That would make ${given} watchlists; there can be ${most}. Delete one first.`
        : `That would make ${given} investments in one watchlist; it holds ${most}. Remove some first, or use another list.`,
    )
    this.what = what
  }
}

export class WatchlistNameError extends DomainError {
  override readonly name = 'WatchlistNameError'
  readonly code = 'DOMAIN_WATCHLIST_NAME'
  readonly given: string
  readonly reason: 'INVALID' | 'TAKEN'
  constructor(given: string, reason: 'INVALID' | 'TAKEN', most: number) {
    const text = given.slice(0, most)
    super(
      reason === 'TAKEN'
        ? `There is a watchlist named “${text}” already; give another name.`
        : `“${text}” cannot name a watchlist; give 1 to ${most} characters with a letter or a digit.`,
    )
    this.given = given
    this.reason = reason
  }
}

export class UnknownWatchlistError extends DomainError {
  override readonly name = 'UnknownWatchlistError'
  readonly code = 'DOMAIN_WATCHLIST_UNKNOWN'
  readonly given: string
  constructor(given: string) {
    super(
      `There is no watchlist named “${given.slice(0, 40)}” any more; it may have been renamed or deleted elsewhere.`,
    )
    this.given = given
  }
}
