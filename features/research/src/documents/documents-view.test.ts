import { expect, it } from 'vitest'
import { missingDisclosure } from './documents-view.ts'

const instrument = {
  type: 'FUND',
  complex: false,
  tradable: { tradable: true, buyable: true, sellable: true, ri: true, dripable: false, tradableProducts: {} },
  figaroData: null,
  kiidRequired: true,
  kiidDocument: null,
  kiidDocumentSource: null,
} as const

it('tells of a document that must be given before buying and is missing', () => {
  expect(missingDisclosure({ instrument })).toContain('has not been supplied')
})

it('tells nothing where it is there, or where none is required', () => {
  expect(missingDisclosure({ instrument: { ...instrument, kiidDocument: '/documents/1/kiid.pdf' } })).toBeNull()
  expect(missingDisclosure({ instrument: { ...instrument, kiidRequired: false } })).toBeNull()
})
