import { describe, expect, it } from 'vitest'
import { type OwnershipDeal, ownershipFile, readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { secOwnership } from './sec-ownership.ts'

const sale: OwnershipDeal = { code: 'S', shares: '73170', price: '150.841', acquired: false, owned: '227927' }
const read = (deals: readonly OwnershipDeal[], form?: string) =>
  readAll(secOwnership, textFile(ownershipFile(deals, form)))

describe('Forms 3, 4 and 5', () => {
  it('[IM-FORMAT-1] are recognised by their content', () => {
    expect(recogniseFormat(textFile(ownershipFile([sale])))).toBe(secOwnership)
  })

  it('[IM-DEAL-1] give deals in shares; holdings and options are not kept', async () => {
    expect(await read([sale])).toEqual([
      {
        at: 'nonDerivativeTransaction 1',
        record: {
          kind: 'director-deal',
          security: { isin: null, cik: '123' },
          people: ['Field Ada'],
          role: 'Director, Chief Executive',
          deal: 'SELL',
          tradedOn: '2022-12-13',
          notifiedOn: '2022-12-14',
          shares: 73_170,
          price: 1_508_410,
          value: 1_103_703_597,
          currency: 'USD',
          resultingShares: 227_927,
          status: 'VALID',
        },
      },
      { at: 'nonDerivativeHolding 2', skip: 'IMPORT_TYPE_NOT_HELD' },
      { at: 'derivativeTransaction 1', skip: 'IMPORT_TYPE_NOT_HELD' },
    ])
  })

  it.each([
    ['P', true, 'BUY'],
    ['A', true, 'AWARD'],
    ['M', true, 'EXERCISE'],
    ['F', false, 'SELL_TO_COVER'],
    ['G', false, 'GIFT'],
    ['J', true, 'TRANSFER_IN'],
    ['J', false, 'TRANSFER_OUT'],
  ])('[IM-DEAL-1] take the code %s (acquired: %s) for %s', async (code, acquired, deal) => {
    const [first] = await read([{ ...sale, code, acquired, price: '' }])
    expect(first).toMatchObject({ record: { deal, price: 0, value: 0 } })
  })

  it('[IM-DEAL-5] name all who report a deal together, and their roles, once each', async () => {
    const joint = (name: string, relationship: string) =>
      `<reportingOwner><reportingOwnerId><rptOwnerName>${name}</rptOwnerName></reportingOwnerId><reportingOwnerRelationship>${relationship}</reportingOwnerRelationship></reportingOwner>`
    const holder = '<isTenPercentOwner>1</isTenPercentOwner>'
    const others =
      joint('Field Partners LP', holder) + joint('Field Capital, LLC', `<isDirector>1</isDirector>${holder}`)
    const content = ownershipFile([sale]).replace('<nonDerivativeTable>', `${others}<nonDerivativeTable>`)
    const [first, ...rest] = await readAll(secOwnership, textFile(content))
    expect(first).toMatchObject({
      record: {
        people: ['Field Ada', 'Field Partners LP', 'Field Capital, LLC'],
        role: 'Director, Chief Executive, Holder of 10% or more',
        shares: 73_170,
      },
    })
    expect(rest.filter(item => 'record' in item)).toEqual([])
  })

  it('reject a code that is none, and shares that are no number', async () => {
    const [first, second] = await read([
      { ...sale, code: 'Q' },
      { ...sale, shares: '1e400' },
    ])
    expect(first).toMatchObject({ reject: { code: 'IMPORT_UNKNOWN_VALUE', field: 'transactionCode', value: 'Q' } })
    expect(second).toMatchObject({ reject: { code: 'IMPORT_NUMBER_OUT_OF_RANGE', field: 'transactionShares' } })
  })

  it('say which are amendments', async () => {
    const [first] = await read([sale], '4/A')
    expect(first).toMatchObject({ record: { status: 'AMENDMENT' } })
  })

  it('are refused when they are another form', async () => {
    await expect(read([sale], '8-K')).rejects.toMatchObject({ code: 'IMPORT_MALFORMED_XML' })
  })

  it.each([
    ['Title: Head of Quality and Enabling Functions.', 'Director, Head of Quality and Enabling Functions'],
    ['', 'Director, Officer'],
    [`The person disclaims ownership. ${'And so on. '.repeat(20)}`, 'Director, Officer'],
  ])('[IM-DEAL-1] take a title from the remarks where it says to see them: %s', async (remarks, role) => {
    const content = ownershipFile([sale])
      .replace('Chief Executive', 'See Remarks')
      .replace('<ownerSignature>', `<remarks>${remarks}</remarks><ownerSignature>`)
    expect(await readAll(secOwnership, textFile(content))).toContainEqual(
      expect.objectContaining({ record: expect.objectContaining({ role }) }),
    )
  })
})
