import type { WidgetBatchLine } from '@bellwether/contract'
import { fillAddress } from '@bellwether/domain'
import type { Asking } from '../first-data.ts'
import type { Splitting } from '../session.ts'

type Settle = Parameters<ConstructorParameters<typeof Promise<Response>>[0]>

/**
 * Puts the answers in a batch into the context, by the address that each component will ask for, each settled as soon as its
 * line is there. One that failed rejects, and so does one that has not come when the batch ends, as where an earlier version of
 * a component has another address.
 */
export function splitBatch(
  { api, asked }: Asking,
  ...[batch, entries, find]: Parameters<Splitting['splitBatch']>
): void {
  const settles: Record<string, Settle> = {}
  for (const entry of entries) {
    const { data } = find(entry) ?? {}
    if (!data) continue
    const path = fillAddress(data, entry.settings ?? {})
    const answer = new Promise<Response>((...settle) => {
      settles[path] = settle
    })
    // Its failure is heard by the component, which then asks itself.
    answer.catch(() => {})
    asked[api + path] = answer
  }
  const rejectRest = (error: unknown) => {
    for (const [, reject] of Object.values(settles)) reject(error)
  }
  readLines(batch, line => {
    const { path, status, answer }: WidgetBatchLine = JSON.parse(line)
    if (status === 200) settles[path]?.[0](toResponse(answer))
    else settles[path]?.[1](status)
  }).then(rejectRest, rejectRest)
}

async function readLines(batch: Promise<Response>, take: (line: string) => void): Promise<void> {
  const { ok, body, status } = await batch
  if (!(ok && body)) throw status
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(take)
  }
}

/** Read without the way through a stream, which would give each component its data in a task of its own. */
function toResponse(answer: unknown): Response {
  return Object.assign(Response.json(answer), { json: async () => answer })
}
