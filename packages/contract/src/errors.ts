/** Base of every error this package throws. Recognise errors by `code`, never by text. */
export abstract class ContractError extends Error {
  abstract readonly code: string
}

export class InvalidChargeRuleError extends ContractError {
  override readonly name = 'InvalidChargeRuleError'
  readonly code = 'CONTRACT_INVALID_CHARGE_RULE'
  readonly charge: string
  readonly field: string
  constructor(charge: string, field: string, reason: string) {
    super(`The charge rule ${charge} is not usable: ${field === '' ? 'it' : field} ${reason}.`)
    this.charge = charge
    this.field = field
  }
}

export class MismatchError extends ContractError {
  override readonly name = 'MismatchError'
  readonly code = 'CONTRACT_MISMATCH'
  readonly path: string
  readonly reason: string
  constructor(what: string, path: string, reason: string) {
    super(`${what} does not fit its schema: ${path === '' ? 'it' : path} ${reason}.`)
    this.path = path
    this.reason = reason
  }
}
