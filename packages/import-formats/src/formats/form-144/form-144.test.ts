import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { form144 } from './form-144.ts'

const content = await readFile(join(import.meta.dirname, '../../../../../fixtures/imports/form-144.xml'), 'utf8')
const read = (change: (text: string) => string = text => text) => readAll(form144, textFile(change(content)))

describe('Form 144', () => {
  it('[IM-DEAL-4] is news of a proposed sale, and no deal', async () => {
    expect(await read()).toMatchObject([
      {
        record: {
          kind: 'news',
          guid: 'urn:sec:144:320193:2023-04-13:luca-maestri:69996',
          title: 'Apple Inc.: Luca Maestri proposes to sell 69,996 shares',
          publishedAt: '2023-04-13T20:00:00.000Z',
          tags: ['Director/PDMR'],
          securities: [{ cik: '320193' }],
          html: expect.stringContaining('Luca Maestri (Director) gave notice on 13 Apr 2023'),
        },
      },
    ])
  })

  it('is rejected without shares, person or day', async () => {
    const codeOf = async (change: (text: string) => string) =>
      (await read(change)).map(item => 'reject' in item && [item.reject.code, item.reject.field])
    expect(await codeOf(text => text.replace('>69996</ns2:noOfUnitsSold>', '>many</ns2:noOfUnitsSold>'))).toEqual([
      ['IMPORT_NOT_A_NUMBER', 'noOfUnitsSold'],
    ])
    expect(await codeOf(text => text.replace('<ns2:noticeDate>04/13/2023', '<ns2:noticeDate>13/04/2023'))).toEqual([
      ['IMPORT_NOT_A_DATE', 'noticeDate'],
    ])
    expect(await codeOf(text => text.replace('>0000320193<', '>Apple<'))).toEqual([
      ['IMPORT_WRONG_IDENTIFIER', 'issuerCik'],
    ])
  })
})
