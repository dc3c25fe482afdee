import type { Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { expect, it, vi } from 'vitest'
import { createResearchContext, type ResearchContext } from '../research-context.ts'
import { findHoldingPages } from './holdings-view.ts'

/** A database that is gone: whatever is asked of it fails. */
const gone = new Proxy(
  {},
  {
    get() {
      throw new Error('connection lost')
    },
  },
) as Database

function contextWith(debug: () => void): ResearchContext {
  return createResearchContext({
    db: gone,
    services: defaultServiceFlags,
    log: { debug } as unknown as ResearchContext['log'],
  })
}

it('[RP-HOLD-6] leaves a holding plain text when its lookup fails, and makes no more of it', async () => {
  const debug = vi.fn()
  expect(await findHoldingPages(contextWith(debug), [{ isin: 'GB00B0KXTM32', sedol: 'B0KXTM3' }])).toEqual([null])
  expect(debug).toHaveBeenCalled()
})

it('does not ask for what is no identifier', async () => {
  const debug = vi.fn()
  const unnamed = [
    { isin: 'NOT AN ISIN', sedol: 'NOSEDOL' },
    { isin: null, sedol: null },
  ]
  expect(await findHoldingPages(contextWith(debug), unnamed)).toEqual([null, null])
  expect(debug).not.toHaveBeenCalled()
})
