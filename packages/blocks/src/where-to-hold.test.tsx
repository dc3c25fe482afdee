import { holdableIn } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WhereToHold } from './where-to-hold.tsx'

const tradable = { tradable: true, buyable: true, sellable: true, ri: true, dripable: true, tradableProducts: {} }

it('[RP-ELIG-13] shows yes or no in words for every wrapper, and why not', () => {
  const wrappers = holdableIn({ complex: true, tradable, figaroData: { isaEligibility: true, sippEligibility: false } })
  const html = renderToStaticMarkup(<WhereToHold wrappers={wrappers} />)
  expect(html.match(/>Yes</g)).toHaveLength(3)
  expect(html.match(/>No</g)).toHaveLength(3)
  expect(html).toContain('Complex investments cannot be held in junior accounts.')
  expect(html).toContain('Not eligible for SIPPs.')
})

it('[RP-ELIG-13] links each wrapper to its account page', () => {
  const html = renderToStaticMarkup(
    <WhereToHold wrappers={holdableIn({ complex: false, tradable, figaroData: null })} />,
  )
  for (const path of [
    '/dealing-account',
    '/isa/stocks-shares-isa',
    '/isa/lifetime-isa',
    '/isa/junior-isa',
    '/pensions/sipp',
    '/investing-for-children/junior-sipp',
  ]) {
    expect(html).toContain(`href="${path}"`)
  }
  expect(html).toContain('Eligibility not confirmed.')
})

it('[RP-ELIG-15] says “Not confirmed” where eligibility is not known, never “No”', () => {
  const html = renderToStaticMarkup(
    <WhereToHold wrappers={holdableIn({ complex: false, tradable, figaroData: null })} />,
  )
  expect(html.match(/>Not confirmed</g)).toHaveLength(5)
  expect(html).not.toContain('>No<')
})

it('[RP-ELIG-15] does not say that what cannot be traded now cannot be held', () => {
  const suspended = holdableIn({ complex: false, tradable: { ...tradable, tradable: false }, figaroData: null })
  const html = renderToStaticMarkup(<WhereToHold wrappers={suspended} />)
  expect(html.match(/>Not at the moment</g)).toHaveLength(6)
  expect(html).toContain('cannot be traded at the moment. Existing holdings stay in your account.')
})
