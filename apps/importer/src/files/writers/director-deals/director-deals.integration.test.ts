import { clearMarket, people } from '@bellwether/db'
import { mar19File, type OwnershipDeal, ownershipFile } from '@bellwether/import-formats/testing'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { addSecurity, importContent } from '../../test-import.ts'

const sale: OwnershipDeal = { code: 'S', shares: '100', price: '150.5', acquired: false, owned: '900' }

describeOnBothDatabases('importing deals of directors', getDb => {
  beforeEach(() => clearMarket(getDb()))
  const dealsOf = (id: number) => people.directorDeals(getDb(), id, { limit: 20 })

  it('[IM-DEAL-1] stores deals with the person, once', async () => {
    const id = await addSecurity(getDb(), { cik: '123' })
    const content = ownershipFile([sale, { ...sale, shares: '50', owned: '850' }])
    expect(await importContent(getDb(), content)).toMatchObject({ read: 4, inserted: 2, rejected: 0, error: null })
    expect(await dealsOf(id)).toMatchObject([
      { name: 'Field Ada', kind: 'SELL', shares: 50, price: 1_505_000, scale: 4, unit: 'USD', valueMinor: 752_500 },
      { name: 'Field Ada', role: 'Director, Chief Executive', shares: 100, resultingShares: 900 },
    ])
    expect(await importContent(getDb(), content)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })
    expect(await getDb().sql.selectFrom('people').selectAll().execute()).toHaveLength(1)
  })

  it('[IM-DEAL-2] takes two deals that say the same for two', async () => {
    const id = await addSecurity(getDb(), { isin: 'SE0000215493' })
    expect(await importContent(getDb(), mar19File([{}, {}]))).toMatchObject({ inserted: 2 })
    expect(await importContent(getDb(), mar19File([{}, {}, {}]))).toMatchObject({ inserted: 1, unchanged: 2 })
    expect(await dealsOf(id)).toHaveLength(3)
  })

  it('[IM-DEAL-3] takes back what was withdrawn, and replaces what was amended', async () => {
    const swedish = await addSecurity(getDb(), { isin: 'SE0000215493' })
    await importContent(getDb(), mar19File([{}]))
    const revised = mar19File([{ volume: '6000' }, { status: 'Reviderad' }])
    expect(await importContent(getDb(), revised)).toMatchObject({ inserted: 1, updated: 1 })
    expect(await dealsOf(swedish)).toMatchObject([{ shares: 6_000 }])
    expect(await importContent(getDb(), revised)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })

    const american = await addSecurity(getDb(), { cik: '123' })
    await importContent(getDb(), ownershipFile([sale]))
    await importContent(getDb(), ownershipFile([{ ...sale, shares: '101' }], '4/A', '2022-12-20'))
    expect(await dealsOf(american)).toMatchObject([{ shares: 101, notifiedOn: '2022-12-20' }])
  })

  it('[IM-DEAL-3] leaves an amendment alone when what it amends comes later', async () => {
    const id = await addSecurity(getDb(), { cik: '123' })
    await importContent(getDb(), ownershipFile([{ ...sale, shares: '101' }], '4/A', '2022-12-20'))
    const first = ownershipFile([sale, { ...sale, code: 'P', acquired: true }])
    const report = await importContent(getDb(), first)
    expect(report).toMatchObject({ inserted: 1, updated: 0 })
    expect(report.skipped).toMatchObject({ IMPORT_OLDER_THAN_STORED: 1 })
    expect((await dealsOf(id)).map(({ kind, shares }) => [kind, shares])).toEqual([
      ['BUY', 100],
      ['SELL', 101],
    ])
  })

  it('[IM-DEAL-5] stores a joint notification once, whoever comes first and whoever it was stored under', async () => {
    const id = await addSecurity(getDb(), { cik: '123' })
    const [first, second] = ['Field Partners LP', 'Field Capital, LLC'].map(
      name =>
        `<reportingOwner><reportingOwnerId><rptOwnerName>${name}</rptOwnerName></reportingOwnerId><reportingOwnerRelationship><isTenPercentOwner>1</isTenPercentOwner></reportingOwnerRelationship></reportingOwner>`,
    )
    const jointly = (others: string) =>
      ownershipFile([sale, sale]).replace('<nonDerivativeTable>', `${others}<nonDerivativeTable>`)
    expect(await importContent(getDb(), jointly(''))).toMatchObject({ inserted: 2 })
    const joint = jointly(`${first}${second}`)
    expect(await importContent(getDb(), joint)).toMatchObject({ inserted: 0, updated: 2, unchanged: 0 })
    expect(await importContent(getDb(), joint)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })
    expect(await importContent(getDb(), jointly(`${second}${first}`))).toMatchObject({ inserted: 0, unchanged: 2 })
    expect((await dealsOf(id)).map(({ name }) => name)).toEqual(
      new Array(2).fill('Field Ada; Field Partners LP; Field Capital, LLC'),
    )
  })

  it('[IM-REF-1] rejects deals in a security that is not there', async () => {
    const report = await importContent(getDb(), mar19File([{}]))
    expect(report.rejects).toMatchObject([{ code: 'IMPORT_UNKNOWN_SECURITY', field: 'isin', value: 'SE0000215493' }])
  })
})
