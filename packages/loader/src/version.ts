/** The key of the loader's lazy parts in the manifest; a test holds it to package.json. */
export const loaderVersion = '0.1.0'
