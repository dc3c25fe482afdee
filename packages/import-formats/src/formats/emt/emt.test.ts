import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emtRow, readAll, templateFile, textFile } from '../../../testing/index.ts'
import { findFiles, openFiles } from '../../containers/open-files.ts'
import type { ImportFile, Item } from '../../format.ts'
import { recogniseFormat } from '../../registry.ts'
import { emt } from './emt.ts'

const fixtures = join(import.meta.dirname, '../../../../../fixtures/imports/templates')
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

async function readWorkbook(name: string): Promise<readonly Item[]> {
  for await (const file of openFiles(await onlyFile(join(fixtures, name)))) return await readAll(emt, file)
  return []
}

async function onlyFile(path: string) {
  for await (const given of findFiles(path)) return given
  throw new Error(`${path} is not there`)
}

describe('the European MiFID template', () => {
  it('[IM-FORMAT-1] is recognised by its content, as CSV and as a workbook', () => {
    expect(recogniseFormat(textFile(templateFile(emtRow)))).toBe(emt)
    expect(recogniseFormat(workbookFile())).toBe(emt)
  })

  it('[IM-FORMAT-3] is refused in V1 and V2, which say no version or another', async () => {
    const header = [
      '00010_Financial_Instrument_Identifying_Data',
      '00020_Type_Of_Identification_Code_For_The_Financial_Instrument',
      '00030_Financial_Instrument_Name',
      '00050_Reporting_Date',
    ]
    const first = textFile(`${header.join(';')}\nSE0011337179;1;Captor Iris Bond A;2018-06-29\n`)
    expect(recogniseFormat(first)).toBe(emt)
    await expect(readAll(emt, first)).rejects.toMatchObject({
      code: 'IMPORT_VERSION_NOT_READ',
      message: 'it is an EMT of V1 or V2, without a column 00001_EMT_Version; V4 is read',
    })
    await expect(read({ '00001_EMT_Version': 'V2.0' })).rejects.toMatchObject({
      code: 'IMPORT_VERSION_NOT_READ',
      message: 'it is an EMT of V2.0; V4 is read',
    })
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
      '07100_Ongoing': 'much',
      '00040_Currency': 'SEK',
      '08030_Ongoing_Ex_Post': '115',
    })
    expect(items).toMatchObject([
      { reject: { code: 'IMPORT_UNKNOWN_VALUE', field: '01010', value: 'Perhaps' } },
      { reject: { code: 'IMPORT_NUMBER_OUT_OF_RANGE', field: '04010', value: '8' } },
      { reject: { code: 'IMPORT_NOT_A_NUMBER', field: '07100', value: 'much' } },
      { reject: { code: 'IMPORT_NUMBER_OUT_OF_RANGE', field: '08030', value: '115' } },
    ])
  })

  it.each([
    ['emt-v4.3-01_clean.xlsx', [], []],
    [
      'emt-v4.3-02_missing_mandatory.xlsx',
      [
        ['line 2, ex-ante costs', 'IMPORT_MISSING_VALUE', '00040', ''],
        ['line 2, ex-post costs', 'IMPORT_MISSING_VALUE', '00040', ''],
      ],
      ['00005 is mandatory and empty', '00030 is mandatory and empty'],
    ],
    [
      'emt-v4.3-03_bad_formats.xlsx',
      [
        ['line 2, target market', 'IMPORT_UNKNOWN_VALUE', '00006', 'Maybe'],
        ['line 2, ex-ante costs', 'IMPORT_UNKNOWN_VALUE', '00040', 'EuroX'],
        ['line 2, ex-post costs', 'IMPORT_UNKNOWN_VALUE', '00040', 'EuroX'],
      ],
      ['00005 must be a time, not 31/12/2025 12:00'],
    ],
  ])('[IM-ROW-1] gives the rejects of the sample %s', async (name, rejects, warnings) => {
    const items = await readWorkbook(name)
    expect(
      items.flatMap(item =>
        'reject' in item ? [[item.at, item.reject.code, item.reject.field, item.reject.value]] : [],
      ),
    ).toEqual(rejects)
    expect(items.flatMap(item => ('warning' in item ? [item.warning] : []))).toEqual(warnings)
  })

  it('[IM-FORMAT-1] is read with decimal commas, small letters and a line before its header', async () => {
    const changed = `EMT;;\r\n${templateFile({ ...emtRow, '01010_Retail': 'y', '02010_Basic': 'NEUTRAL' })
      .replaceAll(/(\d)\.(\d)/g, '$1,$2')
      .replace('V4,3', 'V4.3')}`
    const file = textFile(changed)
    expect(recogniseFormat(file)).toBe(emt)
    const recordsOf = async (given: ImportFile) =>
      (await readAll(emt, given)).map(item => 'record' in item && item.record)
    expect(await recordsOf(file)).toEqual(await recordsOf(textFile(templateFile(emtRow))))
  })

  it.each(['1.15%', '1,15 %'])(
    '[IM-FORMAT-1] is read with %s for 0.0115, and rejected where that is more than all',
    async given => {
      const costs = async (ongoing: string) =>
        (await readAll(emt, textFile(templateFile({ ...emtRow, '07100_Ongoing': ongoing })))).find(
          ({ at }) => at === 'line 2, ex-ante costs',
        )
      expect(await costs(given)).toEqual(await costs('0.0115'))
      expect(await costs(given.replace('1', '101'))).toMatchObject({ reject: { code: 'IMPORT_NUMBER_OUT_OF_RANGE' } })
    },
  )

  it('takes a SEDOL, and no other kind of code', async () => {
    const sedol = { '00010_Identifying_Data': 'B5BFJG7', '00020_Type_Of_Code': '3', '00007_Reporting_Ex_Ante': 'N' }
    const [first] = await read(sedol)
    expect(first).toMatchObject({ record: { security: { isin: null, sedol: 'B5BFJG7' } } })
    const [other] = await read({ ...sedol, '00020_Type_Of_Code': '2' })
    expect(other).toMatchObject({ reject: { code: 'IMPORT_WRONG_IDENTIFIER', field: '00010' } })
  })
})
