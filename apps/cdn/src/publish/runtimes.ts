import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FileSize, PublicationSummary, WidgetRuntime } from '@bellwether/contract'
import { buildSharedReact, runtimes } from '@bellwether/widget-kit/build-shared-react'
import { RuntimeError } from '../errors.ts'
import { runtimesPath } from '../runtimes-path.ts'
import type { Publication } from './publication.ts'

type PublishedRuntimes = NonNullable<PublicationSummary['runtimes']>

const standard = 'react'

export function toRuntime(given: string | undefined): WidgetRuntime {
  const found = runtimes.find(runtime => runtime === (given ?? standard))
  if (found === undefined) throw new RuntimeError(given ?? '', `use ${runtimes.join(' or ')}`)
  return found
}

/** What the widgets of a folder run on; of an empty one, what they will. */
export function readRuntime(publication: Publication): WidgetRuntime | null {
  return publication.readJson<PublishedRuntimes | null>(runtimesPath, null)?.published ?? null
}

/** A page with widgets of both would load both. */
export function refuseOtherRuntime(publication: Publication, runtime: WidgetRuntime): void {
  const before = readRuntime(publication)
  if (before !== null && before !== runtime)
    throw new RuntimeError(runtime, `the widgets of this folder run on ${before}; publish to a folder of its own`)
}

/** Writes down which runtime is published, and what each would weigh. */
export async function writeRuntimes(publication: Publication, published: WidgetRuntime): Promise<void> {
  const sizes = await Promise.all(
    runtimes.map(async runtime => [runtime, sizeOfText((await buildSharedReact(runtime)).code)] as const),
  )
  const known: PublishedRuntimes = { published, sizes: Object.fromEntries(sizes) as PublishedRuntimes['sizes'] }
  publication.put(runtimesPath, `${JSON.stringify(known)}\n`)
}

function sizeOfText(text: string): FileSize {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text, { params }).length,
  }
}
