/** Which file of dist/polyfills/ provides which global: what the CDN writes under `polyfills` in components.json. */
export const recommendedPolyfills: Readonly<Record<string, string>> = {
  'Promise.withResolvers': 'promise-with-resolvers.js',
  'Object.groupBy': 'object-group-by.js',
  'Array.prototype.toSorted': 'array-to-sorted.js',
}
