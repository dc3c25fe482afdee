import { describe, expect, it } from 'vitest'
import { emtRow, readAll, templateFile, textFile } from '../../../testing/index.ts'
import type { ImportFile } from '../../format.ts'
import { recogniseFormat } from '../../registry.ts'
import { emt } from './emt.ts'

const security = { isin: 'SE0011337179', sedol: null }
const read = (given: Readonly<Record<string, string>>) => readAll(emt, textFile(templateFile({ ...emtRow, ...given })))

/** The same table as a sheet. */
function workbookFile(): ImportFile {
  const lines = templateFile(emtRow).split('\r\n')
  const workbook: ImportFile['workbook'] = {
    sheets: ['EMT V4.3'],
    async *rows() {
      for (const [index, line] of lines.entries()) yield { line: index + 1, cells: line.split(';'), formulas: [] }
    },
  }
  return { ...textFile(lines.join('\n').replaceAll(';', '\t')), workbook }
}

describe('the European MiFID template', () => {
  it('[IM-FORMAT-1] is recognised by its content, as CSV and as a workbook', () => {
    expect(recogniseFormat(textFile(templateFile(emtRow)))).toBe(emt)
    expect(recogniseFormat(workbookFile())).toBe(emt)
  })

  it('[IM-DISC-1] gives target market, risk and costs', async () => {
    const items = await read({})
    expect(items).toMatchObject([
      {
        at: 'line 2, target market',
        record: {
          kind: 'target-market',
          security,
          asAt: '2025-11-30',
          templateVersion: 'V4.3',
          producer: 'Example Managers',
          answers: { '01010': 'Y', '02010': 'Neutral', '05080': 'M', '06010': 'B' },
        },
      },
      { at: 'line 2, 04010', record: { kind: 'risk-score', regime: 'PRIIPS_KID', score: 3 } },
      {
        at: 'line 2, ex-ante costs',
        record: {
          kind: 'product-costs',
          costs: 'EX_ANTE',
          asAt: '2025-12-15',
          currency: 'SEK',
          items: { entry: 0, exit: null, ongoing: 0.0115, management: 0.01, transaction: 0.0007, incidental: null },
        },
      },
      { record: { costs: 'EX_POST', asAt: '2025-12-31', items: { entry: null, ongoing: 0.012 } } },
    ])
    expect(await readAll(emt, workbookFile())).toEqual(items)
  })

  it('leaves out what it says it does not report', async () => {
    const items = await read({ '00006_Reporting_Target_Market': 'N', '00008_Reporting_Ex_Post': 'N' })
    expect(items.map(({ at }) => at)).toEqual(['line 2, ex-ante costs'])
  })

  it('rejects each part by itself', async () => {
    const items = await read({
      '01010_Retail': 'Perhaps',
      '04010_Risk_PRIIPS': '8',
      '07100_Ongoing': '1.15%',
      '00040_Currency': 'SEK',
      '08030_Ongoing_Ex_Post': '115',
    })
    expect(items).toMatchObject([
      { reject: { code: 'IMPORT_UNKNOWN_VALUE', field: '01010', value: 'Perhaps' } },
      { reject: { code: 'IMPORT_NUMBER_OUT_OF_RANGE', field: '04010', value: '8' } },
      { reject: { code: 'IMPORT_NOT_A_NUMBER', field: '07100', value: '1.15%' } },
      { reject: { code: 'IMPORT_NUMBER_OUT_OF_RANGE', field: '08030', value: '115' } },
    ])
  })

  it('takes a SEDOL, and no other kind of code', async () => {
    const sedol = { '00010_Identifying_Data': 'B5BFJG7', '00020_Type_Of_Code': '3', '00007_Reporting_Ex_Ante': 'N' }
    const [first] = await read(sedol)
    expect(first).toMatchObject({ record: { security: { isin: null, sedol: 'B5BFJG7' } } })
    const [other] = await read({ ...sedol, '00020_Type_Of_Code': '2' })
    expect(other).toMatchObject({ reject: { code: 'IMPORT_WRONG_IDENTIFIER', field: '00010' } })
  })
})
