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
          people: ['Åsa Öberg'],
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

  it('[IM-DEAL-1] is read in English, with the day first and thousands apart', async () => {
    const header =
      'Publication date;Issuer;LEI-code;Notifier;Person discharging managerial responsibilities;Position;Closely associated;Amendment;Details of amendment;Initial notification;Linked to share option programme;Nature of transaction;Intrument type;Instrument name;ISIN;Transaction date;Volume;Unit;Price;Currency;Trading venue;Status;'
    const row = (nature: string, status = 'Current', unit = 'Quantity') =>
      `14/12/2017 10:00:00;DORO AB;X;Y;Ada Field;CEO;Yes;;;Yes;;${nature};Share;DORO AB;SE0000215493;13/12/2017 00:00:00;5,407;${unit};39.6;SEK;NASDAQ STOCKHOLM AB;${status};`
    const rows = [
      row('Acquisition'),
      row('Disposal', 'Revised'),
      row('Pledging'),
      row('Acquisition', 'Current', 'Amount'),
      row('Exercise increase'),
      row('Dancing'),
    ]
    const file = textFile(Buffer.from([header, ...rows].join('\r\n'), 'utf16le'))
    expect(recogniseFormat(file)).toBe(mar19Sweden)
    expect(await readAll(mar19Sweden, file)).toMatchObject([
      {
        record: {
          deal: 'BUY',
          shares: 5407,
          price: 396_000,
          tradedOn: '2017-12-13',
          notifiedOn: '2017-12-14',
          role: 'CEO (closely associated person)',
          status: 'VALID',
        },
      },
      { record: { deal: 'SELL', status: 'WITHDRAWN' } },
      { skip: 'IMPORT_TYPE_NOT_HELD' },
      { skip: 'IMPORT_TYPE_NOT_HELD' },
      { record: { deal: 'EXERCISE' } },
      { reject: { code: 'IMPORT_UNKNOWN_VALUE', field: 'Karaktär', value: 'Dancing' } },
    ])
  })

  it.each([
    ['Interntransaktion ökning', 'TRANSFER_IN'],
    ['Interntransaktion minskning', 'TRANSFER_OUT'],
    ['Bodelning minskning', 'TRANSFER_OUT'],
    ['Gåva mottagen', 'GIFT'],
    ['Lån utlåning', 'LOAN'],
    ['Arv mottagen', 'INHERITANCE'],
  ])('[IM-DEAL-1] takes %s for %s', async (nature, deal) => {
    const [only] = await readAll(mar19Sweden, textFile(mar19File([{ nature, volume: '1\u00a0000' }])))
    expect(only).toMatchObject({ record: { deal, shares: 1000 } })
  })

  it('is read in UTF-8, with shuffled columns', async () => {
    const [header = '', line = ''] = Buffer.from(mar19File([{}]))
      .toString('utf16le')
      .split('\r\n')
    const shuffled = [header, line].map(text => text.split(';').slice(0, -1).reverse().join(';')).join('\n')
    const file = textFile(`\ufeff${shuffled}`)
    expect(recogniseFormat(file)).toBe(mar19Sweden)
    expect(await readAll(mar19Sweden, file)).toMatchObject([{ record: { deal: 'BUY', shares: 5900, price: 420_357 } }])
  })
})
