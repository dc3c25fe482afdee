export { announce } from './announce.ts'
export { defineIslands } from './define-islands.ts'
export type { IslandRegistry } from './registry.ts'
export { whenIdle } from './when-idle.ts'
