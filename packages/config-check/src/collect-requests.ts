import type { CdnFile } from '@bellwether/contract'
import { type FullConfig, getAddress } from '@bellwether/loader/rules'
import type { PlannedRequest, RequestKind } from './planned-request.ts'

/** What a plan is made of while it is made. */
export interface Collected {
  /** Where the components come from. */
  readonly cdn: string
  readonly notes: readonly string[]
  note(text: string): void
  /** An origin that will be asked for what cannot be asked for beforehand. */
  origin(url: string): void
  fetch(url: string): void
  /** A file of the CDN; one that the manifest does not have is not asked for. */
  file(kind: RequestKind, file: CdnFile | undefined): void
  /** A file of the host's own, as its element asks for it. */
  own(kind: RequestKind, url: string, integrity: string | undefined): void
  requests(): PlannedRequest[]
  origins(): string[]
}

/** `self` is the address of the loader's own file. */
export function collectRequests({ delivery, component }: FullConfig, self: string): Collected {
  const cdn = getAddress(delivery.cdn, component.source.environment)
  const planned = new Map<string, PlannedRequest>()
  const origins = new Set<string>()
  const addOrigin = (url: string) => {
    if (URL.canParse(url, self)) origins.add(new URL(url, self).origin)
  }
  addOrigin(cdn)
  addOrigin(delivery.api)
  const notes: string[] = []
  const add = (request: PlannedRequest) => {
    if (!planned.has(request.url)) planned.set(request.url, request)
  }
  return {
    cdn,
    notes,
    note: text => void notes.push(text),
    origin: addOrigin,
    fetch: url => add(toRequest(url, 'fetch', undefined, true)),
    file: (kind, file) => {
      if (file) add(toRequest(cdn + file.path, kind, file.integrity, true))
    },
    own: (kind, url, integrity) => add(toRequest(url, kind, integrity, integrity !== undefined)),
    requests: () => [...planned.values()],
    origins: () => [...origins],
  }
}

export function toRequest(
  url: string,
  kind: RequestKind,
  integrity: string | undefined,
  crossorigin: boolean,
): PlannedRequest {
  return { url, kind, crossorigin, ...(integrity !== undefined && { integrity }) }
}
