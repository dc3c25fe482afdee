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

it('warns of a missing document that must be provided before purchase', () => {
  expect(missingDisclosure({ instrument })).toContain('has not been supplied')
})

it('does not warn where the document is present or not required', () => {
  expect(missingDisclosure({ instrument: { ...instrument, kiidDocument: '/documents/1/kiid.pdf' } })).toBeNull()
  expect(missingDisclosure({ instrument: { ...instrument, kiidRequired: false } })).toBeNull()
})
