export { demoPassword } from './demo-accounts.ts'
export * from './errors.ts'
export { lastCompletedDay } from './last-close.ts'
export {
  type BuildOptions,
  buildUniverse,
  defaultSecurities,
  defaultSeed,
  type UniverseState,
  universeState,
} from './simulated-universe.ts'
