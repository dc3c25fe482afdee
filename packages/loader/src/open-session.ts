import { getAddress } from './address.ts'
import { toWish } from './bundles.ts'
import { toApp } from './configuration.ts'
import { extrasIntegrity } from './extras-integrity.ts'
import { createFiles } from './files.ts'
import { fillConfig } from './fill-config.ts'
import { mapHashes } from './import-map.ts'
import { fetchManifest } from './manifest.ts'
import { isDictionary } from './merge.ts'
import { offersReact } from './offers-react.ts'
import type { RunPart, Session, Tell, Working } from './session.ts'
import { loaderVersion } from './version.ts'

/** Fills the configuration, finds the CDN and asks it what is published. `self` is the address of the loader's own file. */
export function openSession(input: unknown, self: string, signal: AbortSignal, loader: number, tell: Tell): Working {
  const [config, isSound] = fillConfig(input, self)
  const isPlain = isSound && !offersReact()
  const { delivery, component, configuration } = config
  const { environment, overrides } = component.source
  const warn = (message: string) => {
    console.warn(message)
    tell('warning', { message })
  }
  const skip = (name: string) => void (signal.aborted || warn(`Skipped ${name}`))
  // What is odd may be the environment itself: the part that says so then comes from prod.
  const cdns = [delivery.cdn, delivery.fallbackCdn].flatMap(place =>
    place ? getAddress(place, environment, !isPlain && (place as { prod?: string }).prod) : [],
  )
  const bare: Session = { config, isPlain, signal, cdns, loader, tell, warn, skip }
  const local = delivery.configuration ?? (configuration.source.type === 'none' && {})
  const known = isPlain && isDictionary(local) ? Object.values(toApp(local, config).components) : []
  const manifest = fetchManifest(
    bare,
    known.map(entry => toWish(entry, overrides)),
  )
  const files = createFiles(bare, mapHashes(cdns, manifest))
  const runPart: RunPart = async (name, ...given) => {
    let part: { run(...given: unknown[]): unknown }
    try {
      const { loader: published } = await manifest
      const prepared = await files.prepare([
        {
          path: `loader/${loaderVersion}/${name}.js`,
          integrity: extrasIntegrity,
          ...published?.[loaderVersion]?.[name],
        },
      ])
      part = (await prepared()) as typeof part
    } catch (error) {
      if (name === 'tokens') throw error
      return skip(name)
    }
    return part.run(...given) as never
  }
  return { ...bare, ...files, local, manifest, runPart }
}
