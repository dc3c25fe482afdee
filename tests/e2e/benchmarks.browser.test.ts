import { expect, inject, it } from 'vitest'

const read = async (path: string) => (await fetch(`${inject('origin')}${path}`)).text()
const chartsOf = (marketCode: string) => read(`/market-research/sub/${marketCode}/charts-and-performance`)

it('[RP-COMPARE-1] [RP-COMPARE-20] compares a share with the total return of the index of its market', async () => {
  expect(await chartsOf('LSE:HVL')).toContain('UK All-Share is the total return index')
  expect(await chartsOf('NYSE:CRSN')).toContain('World is the total return index')
})

it('[RP-COMPARE-2] compares a fund with the index that its own documents name', async () => {
  expect(await read('/market-research/sub/FUND:B0KXTM3/fund-info')).toContain('Bellwether World Index')
  expect(await chartsOf('FUND:B0KXTM3')).toContain('World is the net total return index')
})

it('[RP-COMPARE-2] compares a fund whose documents name an average with no index', async () => {
  const category = encodeURIComponent('GBP Allocation 60-80% Equity')
  const csv = await read(`/investment/screener?type=FUND&category=${category}&format=csv`)
  const [marketCode] = /FUND:[0-9A-Z]{7}/.exec(csv) ?? []
  if (!marketCode) throw new Error('expected a fund of that category')
  expect(await read(`/market-research/sub/${marketCode}/fund-info`)).toContain('sector average')
  const page = await chartsOf(marketCode)
  expect(page).toContain('Total return in pounds')
  expect(page).not.toMatch(/total return index|price index/)
})
