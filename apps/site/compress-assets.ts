import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Below this a compressed file saves less than the packet it comes in.
const minBytes = 512

/** Writes a Brotli and a gzip copy, as small as they get, beside each file of the folder that is text. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:css|js|svg|json)$/.test(name)) continue
    const file = join(folder, name)
    const content = readFileSync(file)
    if (content.length < minBytes) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
