export type { DataImports } from './data/data-imports.ts'
export { registerOperations } from './register-operations.ts'
