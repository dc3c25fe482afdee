/** What `npm install` brings. It has no address of its own on a CDN, so it is told where the CDN is. */
export type * from '@bellwether/contract'
export type { LoaderError } from './errors.ts'
export type { LoaderHandle, Loading } from './load.ts'
export { type Bellwether, type BellwetherScript, loadBellwether } from './load-bellwether.ts'
export { load } from './load-from-cdn.ts'
