/** Base of every error this app throws. Recognise errors by `code`, never by text. */
export abstract class AuditError extends Error {
  abstract readonly code: string
}

export class AuditUsageError extends AuditError {
  override readonly name = 'AuditUsageError'
  readonly code = 'AUDIT_USAGE'
  constructor(problem: string, usage: string) {
    super(`${problem}\n${usage}`)
  }
}

export class BrokenAuditLogError extends AuditError {
  override readonly name = 'BrokenAuditLogError'
  readonly code = 'AUDIT_BROKEN'
  /** Of the first event that is wrong or missing. */
  readonly number: number
  constructor(number: number, problem: string) {
    super(`${problem} Everything before it is intact.`)
    this.number = number
  }
}
