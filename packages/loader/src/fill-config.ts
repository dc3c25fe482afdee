import type { ConfigurationOverrides } from '@bellwether/contract'
import { createDefaults, type FullConfig } from './defaults.ts'
import { merge } from './merge.ts'
import { gatewayToken, isFresh } from './tokens.ts'

/**
 * Anything that is wrong, and every rare field. It may find more than there is, in the settings of a component say: the
 * lazy part `extras` then has its closer look for nothing.
 */
const odd =
  /"(environment":(?!"(qa|uat|prod)")|region":(?!"(apac|emea|us)")|namespace":(?!"[\w-]+(\.[\w-]+)*")|elementBindings":(?!\[)|format|lazy|mwc|debug|librar|chunk|provid|instid|getU|useC|customS|toggleC)/

/** The host's configuration with defaults. `self` is the address of the loader's own file. */
export function fillConfig(input: unknown, self: string): [config: FullConfig, isPlain: unknown] {
  const config = merge(createDefaults(self), input) as FullConfig
  const { namespace, source, overrides } = config.configuration
  const token = config.apiTokens[gatewayToken]
  source.type ??= namespace ? 'config-api' : 'none'
  if (config.component.source.useClientSpecificBundle) source.type = 'none'
  return [
    config,
    !odd.test(JSON.stringify({ ...(input as object), delivery: 0 })) &&
      (token === undefined || isFresh(token)) &&
      (source.type === 'none'
        ? (overrides ?? (config.delivery.configuration as ConfigurationOverrides | undefined))?.components
        : source.type === 'config-api' && token && namespace),
  ]
}
