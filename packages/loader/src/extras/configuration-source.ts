import { toCdnConfigurationPath } from '@bellwether/contract'
import { getAddress } from '../address.ts'
import { sourceUnsupported } from '../errors.ts'
import { requestJson } from '../request.ts'
import type { Session } from '../session.ts'

/** Other sources than the configuration API, which the core asks itself. */
export async function fetchConfiguration(session: Session): Promise<unknown> {
  const { configuration, delivery } = session.config
  const { source, namespace } = configuration
  if (source.type === 'url') return requestJson(session, [source.url ?? ''], '')
  if (source.type !== 'mwc-cdn') throw sourceUnsupported()
  return requestJson(session, [getAddress(delivery.cdn, source.environment)], toCdnConfigurationPath(namespace ?? ''))
}
