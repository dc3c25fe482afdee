import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ComponentsManifest } from '@bellwether/contract'
import type { Publication } from './publication.ts'

const require = createRequire(import.meta.url)

/** The library presets as classic scripts: AngularJS, in the one version that the loader's preset loads by default. */
export function publishLibraries(publication: Publication): NonNullable<ComponentsManifest['libraries']> {
  const { version } = JSON.parse(readFileSync(require.resolve('angular/package.json'), 'utf8'))
  const code = readFileSync(require.resolve('angular/angular.min.js'), 'utf8')
  // Its source map is not published.
  const script = code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
  return { angular: { [version]: publication.add(`libraries/angular-${version}.js`, script) } }
}
