/** Of the embedded database while `npm run import` has it; bench/import measures with the same. */
export const importCacheMegabytes = 16
