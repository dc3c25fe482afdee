import { describe, expect, it } from 'vitest'
import { readAll, templateFile, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { ept } from './ept.ts'

const row = {
  '00001_EPT_Version': 'V21',
  '00030_Portfolio_Identifying_Data': 'SE0011337179',
  '00040_Type_Of_Identification_Code': '1',
  '00070_PRIIPs_KID_Publication_Date': '2024-02-16',
  '01090_SRI': '2',
  '08150_UCITS_KIID_Publication_Date': '2023-02-16',
  '08170_UCITS_SRRI': '4',
}

describe('the European PRIIPs template', () => {
  it('[IM-FORMAT-1] is recognised by its content', () => {
    expect(recogniseFormat(textFile(templateFile(row)))).toBe(ept)
  })

  it('[IM-DISC-1] gives the indicators of risk, each with its own day', async () => {
    expect(await readAll(ept, textFile(templateFile(row)))).toMatchObject([
      { record: { kind: 'risk-score', regime: 'PRIIPS_KID', score: 2, asAt: '2024-02-16' } },
      { record: { kind: 'risk-score', regime: 'UCITS_KIID', score: 4, asAt: '2023-02-16' } },
    ])
  })

  it('rejects an indicator without a day, or that is not a whole number', async () => {
    const content = templateFile({
      ...row,
      '00070_PRIIPs_KID_Publication_Date': '2025-13-40',
      '08170_UCITS_SRRI': '4.5',
    })
    expect(await readAll(ept, textFile(content))).toMatchObject([
      { reject: { code: 'IMPORT_NOT_A_DATE', field: '00070', value: '2025-13-40' } },
      { reject: { code: 'IMPORT_UNKNOWN_VALUE', field: '08170', value: '4.5' } },
    ])
  })
})
