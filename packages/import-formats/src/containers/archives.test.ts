import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zipFile } from '../../testing/index.ts'
import { recogniseFormat } from '../registry.ts'
import { findFiles, openFiles } from './open-files.ts'

const rates = Buffer.from('Date,USD,JPY,CHF,SEK,NOK,GBP\n2026-11-13,1.1,170,0.94,11,11.5,0.88\n')
const workbook = await readFile(
  join(import.meta.dirname, '../../../../fixtures/imports/templates/ept-v2.1-01_clean.xlsx'),
)

describe('archives', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'archives-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function open(content: Uint8Array): Promise<(readonly [name: string, format: string])[]> {
    const path = join(folder, 'a.zip')
    await writeFile(path, content)
    const found: (readonly [string, string])[] = []
    for await (const given of findFiles(path)) {
      for await (const file of openFiles(given)) found.push([file.name, recogniseFormat(file).name])
    }
    return found
  }

  it('[IM-FILE-6] may hold workbooks, .gz files and another archive', async () => {
    const inner = zipFile([{ name: 'rates.csv', content: rates }])
    const content = zipFile([
      { name: 'ept.xlsx', content: workbook },
      { name: 'more/rates.csv.gz', content: gzipSync(rates) },
      { name: 'inner.zip', content: inner },
    ])
    expect(await open(content)).toEqual([
      ['a.zip/ept.xlsx', 'ept'],
      ['a.zip/more/rates.csv.gz', 'ecb-rates'],
      ['a.zip/inner.zip/rates.csv', 'ecb-rates'],
    ])
  })

  it('[IM-FILE-6] leave out what operating systems put beside the files', async () => {
    const content = zipFile([
      { name: '__MACOSX/._rates.csv', content: Buffer.from('x') },
      { name: 'data/.DS_Store', content: Buffer.from('x') },
      { name: 'data/rates.csv', content: rates },
    ])
    expect(await open(content)).toEqual([['a.zip/data/rates.csv', 'ecb-rates']])
  })

  it('[IM-FILE-7] within archives within archives are not opened', async () => {
    const innermost = zipFile([{ name: 'rates.csv', content: rates }])
    const inner = zipFile([{ name: 'b.zip', content: innermost }])
    await expect(open(zipFile([{ name: 'c.zip', content: inner }]))).rejects.toMatchObject({
      code: 'IMPORT_UNKNOWN_FORMAT',
    })
  })
})
