/** Base of every error this app throws. Recognise errors by `code`, never by text. */
export abstract class UsersError extends Error {
  abstract readonly code: string
}

export class UsageError extends UsersError {
  override readonly name = 'UsageError'
  readonly code = 'USERS_USAGE'
  constructor(problem: string, usage: string) {
    super(`${problem}\n${usage}`)
  }
}

export class InvalidPasswordError extends UsersError {
  override readonly name = 'InvalidPasswordError'
  readonly code = 'USERS_INVALID_PASSWORD'
  /** `problem` never contains any part of the password. */
  constructor(problem: string) {
    super(`Invalid password: ${problem}.`)
  }
}

export class EmailTakenError extends UsersError {
  override readonly name = 'EmailTakenError'
  readonly code = 'USERS_EMAIL_TAKEN'
  readonly email: string
  constructor(email: string) {
    super(`${email} already has an account. Use another address, or set its password with "password".`)
    this.email = email
  }
}

export class UnknownUserError extends UsersError {
  override readonly name = 'UnknownUserError'
  readonly code = 'USERS_UNKNOWN_USER'
  readonly email: string
  constructor(email: string) {
    super(`No account with the address ${email}. Use "list" to see all accounts.`)
    this.email = email
  }
}
