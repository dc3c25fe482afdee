import { expect, it } from 'vitest'
import { findSigns } from './page-signs.fixture.ts'

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main>${main}</main></body></html>`

it.each([
  ['[RP-PARTIAL-1]', '<p>NaN%</p>', 'NaN'],
  ['[RP-PARTIAL-1]', '<svg><path d="M0 NaN"></path></svg>', 'NaN'],
  ['[RP-PARTIAL-2]', '<section><div><h2>Risk</h2></div></section>', 'nothing under “Risk”'],
  ['[RP-PARTIAL-2]', '<table><thead><tr><th scope="col">Name</th></tr></thead></table>', 'without cells'],
  ['[RP-PARTIAL-3]', '<svg><line x1="0" x2="9"></line><text>100</text></svg>', 'axes without data'],
  ['[RP-PARTIAL-3]', '<p id="a">One</p><p id="a">Two</p>', 'no-dup-id'],
])('%s finds the sign in %s', async (_, main, sign) => {
  expect((await findSigns(page(main))).join('\n')).toContain(sign)
})

it('[RP-PARTIAL-2] finds none in a block that says what is missing', async () => {
  expect(await findSigns(page('<section><h2>Risk</h2><p>No risk score published.</p></section>'))).toEqual([])
})
