import { expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { formats } from '../../registry.ts'
import { iso4217 } from './iso-4217.ts'

it('[IM-FORMAT-1] reads the XML lists of currencies in use and of withdrawn ones', async () => {
  const inUse = textFile(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<ISO_4217 Pblshd="2026-01-01"><CcyTbl>
<CcyNtry><CtryNm>ANTARCTICA</CtryNm><CcyNm>No universal currency</CcyNm></CcyNtry>
<CcyNtry><CtryNm>FRANCE</CtryNm><CcyNm>Euro</CcyNm><Ccy>EUR</Ccy><CcyNbr>978</CcyNbr><CcyMnrUnts>2</CcyMnrUnts></CcyNtry>
<CcyNtry><CtryNm>SPAIN</CtryNm><CcyNm>Euro</CcyNm><Ccy>EUR</Ccy><CcyNbr>978</CcyNbr><CcyMnrUnts>2</CcyMnrUnts></CcyNtry>
<CcyNtry><CtryNm>ZZ08_Gold</CtryNm><CcyNm>Gold</CcyNm><Ccy>XAU</Ccy><CcyNbr>959</CcyNbr><CcyMnrUnts>N.A.</CcyMnrUnts></CcyNtry>
</CcyTbl></ISO_4217>`)
  expect(formats.filter(format => format.recognise(inUse.head, inUse))).toEqual([iso4217])
  const common = { kind: 'currency', withdrawn: null, asAt: '2026-01-01' }
  expect(await readAll(iso4217, inUse)).toEqual([
    { at: 'CcyNtry 1', skip: 'IMPORT_TYPE_NOT_HELD' },
    { at: 'CcyNtry 2', rows: 2, record: { ...common, code: 'EUR', number: '978', name: 'Euro', minorDigits: 2 } },
    { at: 'CcyNtry 4', rows: 1, record: { ...common, code: 'XAU', number: '959', name: 'Gold', minorDigits: null } },
  ])
  const withdrawn = textFile(
    '<ISO_4217 Pblshd="2026-01-01"><HstrcCcyTbl><HstrcCcyNtry><CtryNm>GERMANY</CtryNm><CcyNm>Deutsche Mark</CcyNm><Ccy>DEM</Ccy><CcyNbr>276</CcyNbr><WthdrwlDt>2002-03</WthdrwlDt></HstrcCcyNtry></HstrcCcyTbl></ISO_4217>',
  )
  expect(await readAll(iso4217, withdrawn)).toMatchObject([{ record: { code: 'DEM', withdrawn: '2002-03' } }])
})

it('[IM-FILE-8] dates a withdrawal by its own month, the last of several countries', async () => {
  const entry = (country: string, code: string, month: string) =>
    `<HstrcCcyNtry><CtryNm>${country}</CtryNm><CcyNm>Example</CcyNm><Ccy>${code}</Ccy><CcyNbr>191</CcyNbr><WthdrwlDt>${month}</WthdrwlDt></HstrcCcyNtry>`
  const list = [entry('ONE', 'HRK', '2015-06'), entry('TWO', 'HRK', '2023-01'), entry('THREE', 'EUR', '2006-10')]
  const years = entry('FOUR', 'RUR', '1989 to 1990')
  const file = textFile(
    `<ISO_4217 Pblshd="2026-01-01"><HstrcCcyTbl>${[...list, years].join('')}</HstrcCcyTbl></ISO_4217>`,
  )
  expect(await readAll(iso4217, file)).toMatchObject([
    { record: { code: 'HRK', withdrawn: '2023-01', asAt: '2023-01-01' } },
    { record: { code: 'EUR', withdrawn: '2006-10', asAt: '2006-10-01' } },
    { record: { code: 'RUR', asAt: '1990-12-01' } },
  ])
})
