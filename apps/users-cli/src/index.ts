export * from './errors.ts'
export { runUsers, type UsersTerminal } from './run-users.ts'
