export { hashPassword, needsRehash, verifyPassword } from './argon2.ts'
export { type PasswordProblem, passwordProblem } from './password-rule.ts'
