import type { ComponentsManifest } from '@bellwether/contract'
import { angularVersion, type FullConfig, findBundle, findHighest, isPreset } from '@bellwether/loader/rules'
import type { Collected } from './collect-requests.ts'

const helperName = 'mwc-application-helper'

/** What rare fields ask for: libraries, the host's own stylesheets, the application helper. */
export function planHostFiles(config: FullConfig, manifest: ComponentsManifest, plan: Collected): void {
  for (const library of config.libraries ?? []) {
    if (typeof library === 'string') {
      const [url = '', integrity] = library.split('#')
      plan.own('script', url, integrity)
    } else if (isPreset(library)) {
      const versions = manifest.libraries?.[library.preset] ?? {}
      plan.file('script', versions[findHighest(Object.keys(versions), library.version ?? angularVersion) ?? ''])
    }
  }
  for (const url of config.css.customStyles ?? []) plan.own('style', url, undefined)
  if (config.mwc) planHelper(config, manifest, plan)
}

function planHelper({ mwc, component }: FullConfig, manifest: ComponentsManifest, plan: Collected): void {
  const { environment = 'prod', version = '*' } = mwc?.[helperName] ?? {}
  if (environment === component.source.environment) {
    for (const file of findBundle(manifest, helperName, version)?.files ?? []) plan.file('module', file)
  } else plan.note(`The application helper comes from the CDN of ${environment}: its files are left out.`)
}
