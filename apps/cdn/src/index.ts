export { type CdnOptions, cdnPlugin, defaultCdnFolder } from './cdn.ts'
export type { TokenKeys } from './configuration/token-check.ts'
export { createPublicationReader } from './publication-summary.ts'
