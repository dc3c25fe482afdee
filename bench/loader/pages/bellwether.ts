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

/** One tag, exact versions, nothing else. */
export function createOneTag(surroundings: Surroundings): Candidate {
  return {
    name: 'Bellwether, one tag',
    goal: 1.15,
    ...toPage(surroundings, '', toOpenConfig(surroundings)),
  }
}

export function createHinted(surroundings: Surroundings): Candidate {
  return {
    name: 'Bellwether, hints',
    goal: 1.05,
    ...toPage(surroundings, toHints(surroundings), {
      ...toOpenConfig(surroundings),
      delivery: { manifest: surroundings.manifest },
    }),
  }
}

/** The components are known only to the configuration API, which wants the token. */
export function createBearer(surroundings: Surroundings): Candidate {
  return {
    name: 'Bellwether, bearer configuration, one tag',
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
  const [path = '', code = ''] = [...files].find(([file]) => file.endsWith('/bellwether.js')) ?? []
  const body = `<script ${toAttributes(cdn, 'src', { path })}></script>
<script>bellwether.load(${JSON.stringify(config)})</script>`
  return { html: toHostPage(surroundings, head, body), coreBytes: compressedBytes(code) }
}
