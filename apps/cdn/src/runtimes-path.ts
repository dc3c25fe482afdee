/** What published widgets run on, for the developer pages. Starts with a dot, so it is not served. */
export const runtimesPath = '.runtimes.json'
