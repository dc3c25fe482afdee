import type { Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { expect, it, vi } from 'vitest'
import type { SiteContext } from '../site-context.ts'
import { findHoldingPage } from './portfolio.ts'

/** A database that is gone: whatever is asked of it fails. */
const gone = new Proxy(
  {},
  {
    get() {
      throw new Error('connection lost')
    },
  },
) as Database

function contextWith(debug: () => void): SiteContext {
  return { db: gone, services: defaultServiceFlags, log: { debug } as unknown as SiteContext['log'] }
}

it('[RP-HOLD-6] leaves a holding plain text when its lookup fails, and makes no more of it', async () => {
  const debug = vi.fn()
  expect(await findHoldingPage(contextWith(debug), 'GB00B0KXTM32', null)).toBeNull()
  expect(debug).toHaveBeenCalledOnce()
})

it('does not ask for what is no identifier', async () => {
  const debug = vi.fn()
  expect(await findHoldingPage(contextWith(debug), 'NOT AN ISIN', 'NOSEDOL')).toBeNull()
  expect(await findHoldingPage(contextWith(debug), null, null)).toBeNull()
  expect(debug).not.toHaveBeenCalled()
})
