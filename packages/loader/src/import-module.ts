/** Imports a module of the CDN. A bundler that takes the loader into an application must leave it as it is. */
export function importModule(url: string): Promise<unknown> {
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url)
}
