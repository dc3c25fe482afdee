export { registerOperations } from './register-operations.ts'
