export { type CdnOptions, cdnPlugin, defaultCdnFolder } from './cdn.ts'
