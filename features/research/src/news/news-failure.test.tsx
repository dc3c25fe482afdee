import { BlockBody } from '@bellwether/blocks'
import { defaultNewsAddress } from '@bellwether/contract'
import type { Database } from '@bellwether/db'
import { defaultServiceFlags, getIsoDate, getMarketCode } from '@bellwether/domain'
import { pino } from 'pino'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Subject } from '../layout/subject.ts'
import { createResearchContext } from '../research-context.ts'
import { newsCounts } from './news-counts.ts'
import { newsList } from './news-list.ts'

const broken: Database = new Proxy({} as Database, {
  get: () => {
    throw new Error('the database is away')
  },
})
const context = createResearchContext({ db: broken, services: defaultServiceFlags, log: pino({ enabled: false }) })
const marketCode = getMarketCode('LSE:HVL')
const range = { from: getIsoDate('2026-05-13'), to: getIsoDate('2026-11-13') }

it('[RP-API-5] a list that cannot be read says so in its block and offers a retry', async () => {
  const subject = { marketCode } as Subject
  const list = await newsList(context, subject, { address: defaultNewsAddress, range, now: new Date() })
  expect(list).toEqual({ state: 'failed' })
  const html = renderToStaticMarkup(<BlockBody state={list}>{() => null}</BlockBody>)
  expect(html).toContain('Could not load this.')
  expect(html).toContain('<a href="">Try again</a>')
})

it('[RP-API-5] tabs that cannot be counted are still there', async () => {
  expect(await newsCounts(context, marketCode, defaultNewsAddress, range)).toEqual({
    tabs: [
      { id: 'company', label: 'Company news', count: null },
      { id: 'regulatory', label: 'Regulatory news', count: null },
    ],
    categories: [],
  })
})
