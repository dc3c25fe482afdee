import type { ComponentConfiguration, ComponentsManifest, LoaderConfig } from '@bellwether/contract'

/** What is laid under the host's configuration, made anew each time. Groups are there so that nobody need ask for them. */
export function createDefaults(self: string) {
  const at = (path: string) => new URL(path, self).href
  const place = { environment: 'prod', region: 'us' }
  return {
    runtime: place,
    apiTokens: {},
    component: { source: place },
    configuration: { ...place, source: { ...place, version: 1 } },
    css: { mds: { version: '*' } },
    delivery: {
      // The loader is published as {cdn}/loader/{version}/{file}.
      cdn: at('../../'),
      configApi: at('/config-api/'),
      api: at('/'),
      timeoutMs: 10_000,
    },
  }
}

type Leaf =
  | readonly unknown[]
  | string
  | number
  | boolean
  | ComponentsManifest
  | ComponentConfiguration
  | ((...input: never[]) => unknown)

type Filled<Given, Default> = Given extends Leaf
  ? Given
  : {
      readonly [Key in keyof Given as Key extends keyof Default ? Key : never]-?: Filled<
        Exclude<Given[Key], undefined>,
        Key extends keyof Default ? Default[Key] : never
      >
    } & { readonly [Key in keyof Given as Key extends keyof Default ? never : Key]?: Given[Key] }

/** What fillConfig works out where the host says nothing. */
interface WorkedOut {
  readonly configuration: { readonly source: { type: 'config-api' | 'mwc-cdn' | 'url' | 'none' } }
}

/** A configuration after defaults. */
export type FullConfig = Omit<Filled<LoaderConfig, ReturnType<typeof createDefaults>>, 'apiTokens' | 'component'> &
  WorkedOut & {
    readonly apiTokens: Readonly<Record<string, string | undefined>>
    readonly component: {
      readonly source: NonNullable<NonNullable<LoaderConfig['component']>['source']> & {
        readonly environment: 'qa' | 'uat' | 'prod'
      }
    }
  }
