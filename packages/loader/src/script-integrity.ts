/** Hash of `bellwether.js` of the same version, written by the build of the package; empty in development. */
export const scriptIntegrity = ''
