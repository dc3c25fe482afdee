import type { WidgetBatchLine } from '@bellwether/contract'
import type { Asking } from '../first-data.ts'

type Settle = Parameters<ConstructorParameters<typeof Promise<Response>>[0]>

/**
 * Puts the answers in a batch into the context, by address, each settled as soon as its line is there. One that failed rejects,
 * and so does one that has not come when the batch ends.
 */
export function splitBatch({ api, asked }: Asking, batch: Promise<Response>, asks: readonly string[]): void {
  const settles: Record<string, Settle> = {}
  for (const ask of asks) {
    const answer = new Promise<Response>((...settle) => {
      settles[ask] = settle
    })
    // Its failure is heard by the component, which then asks itself.
    answer.catch(() => {})
    asked[api + ask] = answer
  }
  const rejectRest = (error: unknown) => {
    for (const [, reject] of Object.values(settles)) reject(error)
  }
  readLines(batch, line => {
    const { ask, status, answer }: WidgetBatchLine = JSON.parse(line)
    if (status === 200) settles[ask]?.[0](Response.json(answer))
    else settles[ask]?.[1](status)
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
