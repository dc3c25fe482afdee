export { type Batch, tableOrder, type UniverseTable } from './batch.ts'
export * from './errors.ts'
export { generateUniverse, largestUniverse, type UniverseOptions } from './generate.ts'
export { tickSize, toTick } from './market/tick-size.ts'
