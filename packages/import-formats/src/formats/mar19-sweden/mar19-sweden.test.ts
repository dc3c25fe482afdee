import { describe, expect, it } from 'vitest'
import { mar19File, readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { mar19Sweden } from './mar19-sweden.ts'

describe('the Swedish register of managers’ deals', () => {
  it('[IM-FORMAT-1] is recognised by its content, in UTF-16 without byte order mark', () => {
    expect(recogniseFormat(textFile(mar19File([{}])))).toBe(mar19Sweden)
  })

  it('[IM-DEAL-1] is read with its decimal commas and Swedish words', async () => {
    expect(await readAll(mar19Sweden, textFile(mar19File([{ close: true }])))).toEqual([
      {
        at: 'line 2',
        record: {
          kind: 'director-deal',
          security: { isin: 'SE0000215493', cik: null },
          person: 'Åsa Öberg',
          role: 'Finance director (closely associated person)',
          deal: 'BUY',
          tradedOn: '2018-03-08',
          notifiedOn: '2018-03-10',
          shares: 5_900,
          price: 420_357,
          value: 24_801_045,
          currency: 'SEK',
          resultingShares: null,
          status: 'VALID',
        },
      },
    ])
  })

  it('rejects a volume that is none and a nature that nobody knows; amounts and pledges are not kept', async () => {
    const file = mar19File([{ volume: 'a8227' }, { nature: 'Byte' }, { unit: 'Belopp' }, { nature: 'Pantsättning' }])
    expect(await readAll(mar19Sweden, textFile(file))).toMatchObject([
      { at: 'line 2', reject: { code: 'IMPORT_NOT_A_NUMBER', field: 'Volym', value: 'a8227' } },
      { at: 'line 3', reject: { code: 'IMPORT_UNKNOWN_VALUE', field: 'Karaktär', value: 'Byte' } },
      { at: 'line 4', skip: 'IMPORT_TYPE_NOT_HELD' },
      { at: 'line 5', skip: 'IMPORT_TYPE_NOT_HELD' },
    ])
  })

  it('[IM-DEAL-3] says what was withdrawn', async () => {
    const items = await readAll(mar19Sweden, textFile(mar19File([{ status: 'Makulerad' }])))
    expect(items).toMatchObject([{ record: { status: 'WITHDRAWN' } }])
  })
})
