import type { ComponentConfiguration } from '@bellwether/contract'
import { getAddress } from './address.ts'
import type { FullConfig } from './defaults.ts'
import { componentsMissing } from './errors.ts'
import { isDictionary, merge } from './merge.ts'

/** With the host's overrides. An answer that is no object has no components. */
export function toApp(answer: unknown, { configuration }: FullConfig): ComponentConfiguration {
  const app = merge(merge({}, answer), configuration.overrides) as Partial<ComponentConfiguration>
  if (!isDictionary(app.components)) throw componentsMissing()
  return app as ComponentConfiguration
}

/** The hosts of the configuration API, and where it has the configuration. */
export function toConfigurationAddress({
  configuration: { source, namespace, environment },
  delivery,
}: FullConfig): [hosts: readonly string[], path: string] {
  return [
    [getAddress(delivery.configApi, source.environment).replace('{region}', source.region)],
    `${source.version}/${namespace}/${environment}`,
  ]
}
