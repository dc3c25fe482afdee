import type { CdnFile, ComponentConfiguration, LoaderConfig } from '@bellwether/contract'
import { compressedBytes } from '../link/secure-server.ts'
import { type Candidate, type Surroundings, toAttributes, toHostPage } from './host-page.ts'

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

/** Everything the page will need is named in its head, and the manifest stands in the page. */
export function createHinted(surroundings: Surroundings): Candidate {
  const config = { ...toOpenConfig(surroundings), delivery: { manifest: surroundings.manifest } }
  return { name: 'Bellwether, hints', goal: 1.05, ...toPage(surroundings, toHints(surroundings), config) }
}

/** One tag for the boot script of the configuration: loader, manifest and configuration in one answer. */
export function createBoot(surroundings: Surroundings): Candidate {
  const { cdn, files, manifest } = surroundings
  const { code } = findLoader(files)
  const base = { manifest, configuration: toConfiguration(surroundings) }
  const path = `boot/${namespace}/bellwether.js`
  const script = `${code};((delivery,{load})=>{bellwether.load=config=>load({...config,delivery})})(${JSON.stringify(base)},bellwether)`
  const config = { ...toBearerConfig(surroundings), configuration: { source: { type: 'none' } } } as const
  return {
    name: 'Bellwether, one tag',
    goal: 1.15,
    coreBytes: compressedBytes(code),
    html: toHostPage(surroundings, '', toTags(cdn, path, config)),
    files: new Map([[path, script]]),
  }
}

/** One tag for the loader alone; exact versions in the page. */
export function createPlain(surroundings: Surroundings): Candidate {
  return { name: 'Bellwether, loader alone', goal: null, ...toPage(surroundings, '', toOpenConfig(surroundings)) }
}

/** The components are known only to the configuration API, which wants the token; the page asks it before the loader is there. */
export function createBearer(surroundings: Surroundings): Candidate {
  const { configApi, manifest, token, cdn, files } = surroundings
  const { path, code } = findLoader(files)
  const config = JSON.stringify(toBearerConfig(surroundings))
  const body = `<script>
const configuration = fetch('${configApi}${toConfigurationPath()}', { headers: { authorization: 'Bearer ${token}' } }).then(answer => answer.json())
</script>
<script ${toAttributes(cdn, 'src', { path })}></script>
<script>bellwether.load({ ...${config}, delivery: { configuration, manifest: ${JSON.stringify(manifest)} } })</script>`
  return {
    name: 'Bellwether, bearer configuration',
    goal: 1.15,
    coreBytes: compressedBytes(code),
    html: toHostPage(surroundings, toHints(surroundings), body),
  }
}

/** The same with nothing prepared: the loader asks for the configuration, then for what that names. */
export function createPlainBearer(surroundings: Surroundings): Candidate {
  return {
    name: 'Bellwether, bearer, loader alone',
    goal: null,
    ...toPage(surroundings, '', toBearerConfig(surroundings)),
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

function toHints({ cdn, shared, components, design, manifest }: Surroundings): string {
  const parts = Object.values(manifest.loader ?? {})[0] ?? {}
  const link = (attributes: string) => (file: CdnFile) => `<link ${attributes} ${toAttributes(cdn, 'href', file)}>`
  return [
    `<link rel="preconnect" href="${cdn}" crossorigin>`,
    ...[...shared, ...components.map(({ script }) => script), ...(parts.icons ? [parts.icons] : [])].map(
      link('rel="modulepreload"'),
    ),
    ...[design.style, ...components.map(({ style }) => style)].map(link('rel="preload" as="style"')),
    link('rel="preload" as="fetch"')(design.icons),
  ].join('\n')
}

function toPage(surroundings: Surroundings, head: string, config: LoaderConfig): Pick<Candidate, 'html' | 'coreBytes'> {
  const { cdn, files } = surroundings
  const { path, code } = findLoader(files)
  return { html: toHostPage(surroundings, head, toTags(cdn, path, config)), coreBytes: compressedBytes(code) }
}

function toTags(cdn: string, path: string, config: LoaderConfig): string {
  return `<script ${toAttributes(cdn, 'src', { path })}></script>
<script>bellwether.load(${JSON.stringify(config)})</script>`
}

function findLoader(files: ReadonlyMap<string, string>): { readonly path: string; readonly code: string } {
  const [path, code] = [...files].find(([file]) => file.endsWith('/bellwether.js')) ?? []
  if (path === undefined || code === undefined) throw new Error('The loader is not published')
  return { path, code }
}
