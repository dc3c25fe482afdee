import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { tpt } from './tpt.ts'

const position = (cic: string, code: string, type: number, name: string, weight: unknown) => ({
  '12_CIC_code_of_the_instrument': cic,
  '14_Identification_code_of_the_instrument': code,
  '15_Type_of_identification_code_for_the_instrument': type,
  '17_Instrument_name': name,
  '26_Valuation_weight': weight,
  '52_Issuer_country': 'NO',
  '1_Portfolio_identifying_data': 'SE0011337179',
  '6_Valuation_date': '2025-08-29',
  '7_Reporting_date': '2025-09-05',
  '8b_Total_number_of_shares': 1,
})
const rows = [
  position('NO21', 'NO0013138982', 1, 'AGDERE Float 02/05/29', 0.016486431680898337),
  position('XLD1', 'EZ99S9FBYFN8FIXED', 1, 'EUR_EURIB6M_P_12657', -0.0075),
  position('XL71', 'Account SEK', 99, 'Account SEK', 1.03),
  position('SE31', 'SE0000215493', 1, 'Doro', null),
]

describe('the tripartite template', () => {
  it('[IM-FORMAT-1] is recognised by its content', () => {
    expect(recogniseFormat(textFile(JSON.stringify(rows)))).toBe(tpt)
  })

  it('[IM-HOLD-1] gives holdings, with codes that are no ISIN left out', async () => {
    expect(await readAll(tpt, textFile(JSON.stringify(rows)))).toMatchObject([
      { at: '$[1]', warning: expect.stringContaining('EZ99S9FBYFN8FIXED') },
      { at: '$[3]', reject: { code: 'IMPORT_MISSING_VALUE', field: '26_Valuation_weight' } },
      {
        rows: 3,
        record: {
          fund: { isin: 'SE0011337179' },
          asAt: '2025-08-29',
          issuedOn: '2025-09-05',
          holdings: [
            { name: 'Account SEK', isin: null, type: 'Cash', weighting: 1.03 },
            { name: 'AGDERE Float 02/05/29', isin: 'NO0013138982', type: 'Bond', country: 'NO', weighting: 0.01648643 },
            { name: 'EUR_EURIB6M_P_12657', isin: null, type: 'Derivative', weighting: -0.0075 },
          ],
        },
      },
    ])
  })

  it('rejects a fund that is not named by an ISIN', async () => {
    const content = JSON.stringify(rows.slice(0, 1)).replace('SE0011337179', 'SE0011337178')
    expect(await readAll(tpt, textFile(content))).toMatchObject([{ reject: { code: 'IMPORT_WRONG_IDENTIFIER' } }])
  })

  it.each([
    ['semicolons and decimal commas', ';', (text: string) => text.replaceAll(/(\d)\.(\d)/g, '$1,$2')],
    ['commas', ',', (text: string) => text],
    ['tabs, a title and names in words', '\t', (text: string) => `TPT V6.0\n${text.replaceAll('_', ' ')}`],
  ])('[IM-FORMAT-1] is read as CSV with %s', async (_, delimiter, change) => {
    const names = [
      '1_Portfolio_identifying_data',
      '6_Valuation_date',
      '7_Reporting_date',
      '12_CIC_code',
      '14_Identification_code_of_the_instrument',
      '15_Type_of_identification_code',
      '17_Instrument_name',
      '26_Valuation_weight',
      '52_Issuer_country',
      '105a_Other',
    ]
    const cells = [
      ['SE0011337179', '2025-08-29', '2025-09-05', 'SE21', 'SE0013884749', '1', 'HUMFAS Float', '0.04236251', 'SE', ''],
      ['SE0011337179', '2025-08-29', '2025-09-05', 'XTD1', 'EZ99S9FBYFN8FIXED', '1', 'Swap leg', '-0.5', '', ''],
      ['', '', '', '', '', '', '', '', '', ''],
    ]
    const file = textFile(change([names, ...cells].map(line => line.join(delimiter)).join('\n')))
    expect(recogniseFormat(file)).toBe(tpt)
    expect(await readAll(tpt, file)).toMatchObject([
      { warning: expect.stringContaining('EZ99S9FBYFN8FIXED') },
      {
        rows: 2,
        record: {
          fund: { isin: 'SE0011337179' },
          asAt: '2025-08-29',
          issuedOn: '2025-09-05',
          holdings: [
            { name: 'HUMFAS Float', isin: 'SE0013884749', type: 'Bond', country: 'SE', weighting: 0.04236251 },
            { name: 'Swap leg', isin: null, type: 'Derivative', weighting: -0.5 },
          ],
        },
      },
    ])
  })
})
