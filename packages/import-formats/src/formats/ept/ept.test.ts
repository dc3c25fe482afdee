import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll, templateFile, textFile } from '../../../testing/index.ts'
import { findFiles, openFiles } from '../../containers/open-files.ts'
import type { Item } from '../../format.ts'
import { recogniseFormat } from '../../registry.ts'
import { ept } from './ept.ts'

const fixtures = join(import.meta.dirname, '../../../../../fixtures/imports/templates')

const row = {
  '00001_EPT_Version': 'V21',
  '00005_File_Generation': '2024-02-23T13:42:48Z',
  '00006_Narratives': 'N',
  '00007_Costs': 'Y',
  '00010_Manufacturer': 'Example Managers',
  '00030_Portfolio_Identifying_Data': 'SE0011337179',
  '00040_Type_Of_Identification_Code': '1',
  '00050_Portfolio_Name': 'Example Fund A',
  '00060_Currency': 'SEK',
  '00070_PRIIPs_KID_Publication_Date': '2024-02-16',
  '00075_PRIIPs_KID_Web_Address': 'https://example.com/kid.pdf',
  '00120_Reference_Language': 'swe',
  '01090_SRI': '2',
  '01120_RHP': '2',
  '02010_Unfavourable_1_Year': '-0.169',
  '02030_Unfavourable_RHP': '-0.086',
  '02060_Moderate_RHP': '0.014',
  '02090_Favourable_RHP': '0.03',
  '02120_Stress_RHP': '-0.086',
  '02220_Invested': '100000',
  '03010_Entry': '',
  '03060_Ongoing': '0.0025',
  '03080_Transactions': '0.000684',
  '03090_Has_Incidental': 'N',
  '08150_UCITS_KIID_Publication_Date': '2023-02-16',
  '08170_UCITS_SRRI': '4',
}
const read = (given: Partial<Record<keyof typeof row, string>> = {}) =>
  readAll(ept, textFile(templateFile({ ...row, ...given })))
const security = { isin: 'SE0011337179', sedol: null }

async function readWorkbook(name: string): Promise<readonly Item[]> {
  for await (const given of findFiles(join(fixtures, name))) {
    for await (const file of openFiles(given)) {
      expect(recogniseFormat(file)).toBe(ept)
      return await readAll(ept, file)
    }
  }
  return []
}
const rejectsOf = (items: readonly Item[]) =>
  items.flatMap(item => ('reject' in item ? [[item.at, item.reject.code, item.reject.field, item.reject.value]] : []))
const warningsOf = (items: readonly Item[]) => items.flatMap(item => ('warning' in item ? [item.warning] : []))

describe('the European PRIIPs template', () => {
  it('[IM-DISC-1] gives risk, costs, scenarios and the address of the KID', async () => {
    expect(await read()).toEqual([
      {
        at: 'line 2, 01090',
        record: { kind: 'risk-score', security, regime: 'PRIIPS_KID', score: 2, asAt: '2024-02-16' },
      },
      {
        at: 'line 2, 08170',
        record: { kind: 'risk-score', security, regime: 'UCITS_KIID', score: 4, asAt: '2023-02-16' },
      },
      {
        at: 'line 2, costs',
        record: {
          kind: 'product-costs',
          security,
          costs: 'EX_ANTE',
          currency: 'SEK',
          asAt: '2024-02-16',
          items: {
            entry: null,
            exit: null,
            ongoing: 0.0025,
            management: null,
            borrowing: null,
            transaction: 0.000684,
            incidental: 0,
          },
        },
      },
      {
        at: 'line 2, scenarios',
        record: {
          kind: 'performance-scenarios',
          security,
          asAt: '2024-02-16',
          currency: 'SEK',
          holdingYears: 2,
          invested: 100_000,
          returns: {
            STRESS: [null, null, -0.086],
            UNFAVOURABLE: [-0.169, null, -0.086],
            MODERATE: [null, null, 0.014],
            FAVOURABLE: [null, null, 0.03],
          },
        },
      },
      {
        at: 'line 2, 00075',
        record: {
          kind: 'document',
          security: { ...security, cik: null },
          group: 'KEY_INFORMATION',
          type: 'KID',
          typeId: 299,
          title: 'KID: Example Fund A',
          language: 'sv',
          effectiveDate: '2024-02-16',
          fileFormat: 'PDF',
          url: 'https://example.com/kid.pdf',
          regime: 'PRIIPS_KID',
        },
      },
    ])
  })

  it.each([
    ['commas', (text: string) => text.replaceAll(';', ',')],
    ['tabs', (text: string) => text.replaceAll(';', '\t')],
    ['quotation marks and a byte order mark', (text: string) => `\ufeff${text.replaceAll(/[^;\r\n]+/g, '"$&"')}`],
    ['decimal commas', (text: string) => text.replaceAll(/(\d)\.(\d)/g, '$1,$2')],
    ['a line before the header', (text: string) => `European PRIIPs template;;\r\n${text}`],
    [
      'shuffled columns',
      (text: string) =>
        text
          .split('\r\n')
          .map(line => line.split(';').reverse().join(';'))
          .join('\r\n'),
    ],
    [
      'names in capitals, with spaces',
      (text: string) => text.replace(/^.*/, header => header.toUpperCase().replaceAll('_', ' ')),
    ],
  ])('[IM-FORMAT-1] is read with %s', async (_, change) => {
    const file = textFile(change(templateFile(row)))
    expect(recogniseFormat(file)).toBe(ept)
    const items = await readAll(ept, file)
    expect(items.map(item => ('record' in item ? item.record : item))).toEqual(
      (await read()).map(item => ('record' in item ? item.record : item)),
    )
  })

  it('[IM-ROW-1] rejects each part by itself, with its code', async () => {
    const items = await read({
      '00070_PRIIPs_KID_Publication_Date': '2025-13-40',
      '00060_Currency': 'EuroX',
      '08170_UCITS_SRRI': '4.5',
      '01120_RHP': '',
    })
    expect(rejectsOf(items)).toEqual([
      ['line 2, 01090', 'IMPORT_NOT_A_DATE', '00070', '2025-13-40'],
      ['line 2, 08170', 'IMPORT_UNKNOWN_VALUE', '08170', '4.5'],
      ['line 2, costs', 'IMPORT_UNKNOWN_VALUE', '00060', 'EuroX'],
      ['line 2, scenarios', 'IMPORT_MISSING_VALUE', '01120', ''],
      ['line 2, 00075', 'IMPORT_NOT_A_DATE', '00070', '2025-13-40'],
    ])
    expect(rejectsOf(await read({ '03060_Ongoing': '25', '02060_Moderate_RHP': '1.4 per cent' }))).toEqual([
      ['line 2, costs', 'IMPORT_NUMBER_OUT_OF_RANGE', '03060', '25'],
      ['line 2, scenarios', 'IMPORT_NOT_A_NUMBER', '02060', '1.4 per cent'],
    ])
  })

  it('leaves out what is no address of a document, and says so', async () => {
    for (const address of ['Sample', 'javascript:run()', 'https://user@example.com/', 'file:///etc/passwd']) {
      const items = await read({ '00075_PRIIPs_KID_Web_Address': address })
      expect(items.filter(item => 'record' in item && item.record.kind === 'document')).toEqual([])
      expect(warningsOf(items)).toHaveLength(1)
    }
  })

  it('is read from the clean sample without a reject', async () => {
    const items = await readWorkbook('ept-v2.1-01_clean.xlsx')
    expect(rejectsOf(items)).toEqual([])
    expect(items.flatMap(item => ('record' in item ? [item.record.kind] : []))).toEqual([
      'risk-score',
      'risk-score',
      'product-costs',
      'performance-scenarios',
    ])
    expect(warningsOf(items)).toEqual(['Sample is no address that begins with https; it is left out'])
  })

  it('is rejected in part where mandatory fields are missing', async () => {
    const items = await readWorkbook('ept-v2.1-02_missing_mandatory.xlsx')
    expect(rejectsOf(items)).toEqual([
      ['line 2, 01090', 'IMPORT_MISSING_VALUE', '00070', ''],
      ['line 2, costs', 'IMPORT_MISSING_VALUE', '00060', ''],
      ['line 2, scenarios', 'IMPORT_MISSING_VALUE', '00070', ''],
    ])
    expect(warningsOf(items).slice(0, 3)).toEqual([
      '00005 is mandatory and empty',
      '00010 is mandatory and empty',
      '00050 is mandatory and empty',
    ])
  })

  it('is rejected in part where fields are of another form', async () => {
    const items = await readWorkbook('ept-v2.1-03_bad_formats.xlsx')
    expect(rejectsOf(items)).toEqual([
      ['line 2, 01090', 'IMPORT_NOT_A_DATE', '00070', '2025-13-40'],
      ['line 2, costs', 'IMPORT_UNKNOWN_VALUE', '00060', 'EuroX'],
      ['line 2, scenarios', 'IMPORT_NOT_A_DATE', '00070', '2025-13-40'],
    ])
    expect(warningsOf(items).slice(0, 2)).toEqual([
      '00005 must be a time, not 31/12/2025 12:00',
      '00006 must be Y or N, not Maybe',
    ])
  })
})
