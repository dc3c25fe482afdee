import { setFlagsFromString } from 'node:v8'

/**
 * Called before any other module is loaded. Where objects of one line of code have outlived two collections, V8 makes all that follow there among the old ones,
 * which are collected last. Those of a page are needed as long as the page: the series of its prices were left over from each, 170 kB.
 */
export function expectShortLives(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
