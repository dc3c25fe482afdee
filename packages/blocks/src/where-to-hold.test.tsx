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
