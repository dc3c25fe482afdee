import {
  getLoaderFile,
  planRequests,
  toBootScript,
  toHeadSnippet,
  toLatestScript,
  toNamespaceBoot,
  toScriptTag,
} from '@bellwether/config-check'
import type { ComponentConfiguration, LoaderConfig } from '@bellwether/contract'
import { compressedBytes } from '../link/secure-server.ts'
import { type Candidate, type Surroundings, toHostPage } from './host-page.ts'

const namespace = 'bench.loader'

/** What the configuration API answers. */
export function toConfiguration({ components }: Surroundings): ComponentConfiguration {
  return {
    components: Object.fromEntries(
      components.map(({ type, version, settings }) => [type, { type, version, settings }]),
    ),
  }
}

export function toConfigurationPath(): string {
  return `1/${namespace}/prod`
}

/** The head that `npx @bellwether/cli hints` prints. */
export function createHinted(surroundings: Surroundings): Candidate {
  const config = toOpenConfig(surroundings)
  return {
    name: 'Bellwether, hints',
    goal: 0.85,
    coreBytes: coreBytes(surroundings),
    reservesHeight: true,
    html: toHostPage(surroundings, toHints(surroundings, config), toCall(config)),
  }
}

/** One tag for the boot script of the configuration: loader, manifest and configuration in one answer. */
export function createBoot(surroundings: Surroundings): Candidate {
  const { cdn, files, manifest } = surroundings
  const path = `boot/${namespace}/bellwether.js`
  const boot = toNamespaceBoot(namespace, toConfiguration(surroundings), manifest)
  const { configuration: _booted, ...config } = toBearerConfig(surroundings)
  return {
    name: 'Bellwether, one tag',
    goal: 0.95,
    coreBytes: coreBytes(surroundings),
    html: toHostPage(surroundings, '', toScriptTag(`${cdn}${path}`, undefined, undefined) + toCall(config)),
    files: new Map([[path, toBootScript(files.get(getLoaderFile(manifest).file.path) ?? '', boot)]]),
  }
}

/** One tag for the newest loader, which lists what is published; the configuration is the page's. */
export function createLatest(surroundings: Surroundings): Candidate {
  const { cdn, files, manifest } = surroundings
  const path = 'loader/latest/bellwether.js'
  const script = toLatestScript(files.get(getLoaderFile(manifest).file.path) ?? '', manifest)
  const tag = toScriptTag(`${cdn}${path}`, undefined, undefined)
  return {
    name: 'Bellwether, one tag, configuration in the page',
    goal: 0.95,
    coreBytes: compressedBytes(script),
    html: toHostPage(surroundings, '', tag + toCall(toOpenConfig(surroundings))),
    files: new Map([[path, script]]),
  }
}

/** One tag for the loader alone; exact versions in the page. */
export function createPlain(surroundings: Surroundings): Candidate {
  return { name: 'Bellwether, loader alone', goal: 1.05, ...toPage(surroundings, toOpenConfig(surroundings)) }
}

/**
 * The components are known only to the configuration API, which wants the token. Its head is that of the hints, for what the
 * configuration names today.
 */
export function createBearer(surroundings: Surroundings): Candidate {
  const config = toBearerConfig(surroundings)
  return {
    name: 'Bellwether, bearer configuration',
    goal: 1,
    coreBytes: coreBytes(surroundings),
    reservesHeight: true,
    html: toHostPage(surroundings, toHints(surroundings, config), toCall(config)),
  }
}

/** The same with nothing prepared: the loader asks for the configuration, then for what that names. */
export function createPlainBearer(surroundings: Surroundings): Candidate {
  return {
    name: 'Bellwether, bearer, loader alone',
    goal: null,
    ...toPage(surroundings, toBearerConfig(surroundings)),
  }
}

function toOpenConfig(surroundings: Surroundings): LoaderConfig {
  return {
    ...toBearerConfig(surroundings),
    configuration: { source: { type: 'none' }, overrides: toConfiguration(surroundings) },
  }
}

function toBearerConfig({ components, token }: Surroundings): LoaderConfig {
  return {
    apiTokens: { apiGatewayToken: token },
    configuration: { namespace },
    elementBindings: components.map(({ type }) => ({ morningstarComponentId: type, container: type })),
  }
}

function toHints(surroundings: Surroundings, config: LoaderConfig): string {
  const { cdn, manifest, components } = surroundings
  const known = { cdn, manifest, now: Date.now() }
  const plan = planRequests(config, { ...known, configuration: toConfiguration(surroundings) })
  // How tall a widget is, is known by its type, which the copies here do not have.
  const originals = components.map(({ type, widget, settings }) => [type, { type: widget, settings }] as const)
  const configuration = { components: Object.fromEntries(originals) }
  const { reservedHeight } = planRequests(toBearerConfig(surroundings), { ...known, configuration })
  return toHeadSnippet({ ...plan, reservedHeight })
}

function toPage(surroundings: Surroundings, config: LoaderConfig): Pick<Candidate, 'html' | 'coreBytes'> {
  const { cdn, manifest } = surroundings
  const { file } = getLoaderFile(manifest)
  const tag = toScriptTag(cdn + file.path, file.integrity, undefined)
  return { html: toHostPage(surroundings, '', tag + toCall(config)), coreBytes: coreBytes(surroundings) }
}

function toCall(config: LoaderConfig): string {
  return `<script>bellwether.load(${JSON.stringify(config)})</script>`
}

function coreBytes({ files, manifest }: Surroundings): number {
  return compressedBytes(files.get(getLoaderFile(manifest).file.path) ?? '')
}
