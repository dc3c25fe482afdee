import type { Database } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await openMarket()
  app = await openSite(db, { operatorPassword: 'correct horse battery' })
})
afterAll(async () => {
  await app.close()
  await db.close()
})

/** What Google's evaluator calls a way round the policy, or all but one. */
function weaknesses(policy: string): readonly string[] {
  const { csp } = new CspParser(policy)
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}

it.each([
  ['a research page', '/market-research/LSE:HVL'],
  ['a page with a form', '/login'],
  ['a page that does not exist', '/nowhere'],
  ['the developers’ pages', '/developers'],
  ['an embed', '/embed/quote-header?marketCode=LSE:HVL'],
])('%s has a policy without a weakness of high severity', async (_name, path) => {
  const header = (await app.inject(path)).headers['content-security-policy']
  // Of several, separated by commas, a browser enforces every one: the first is sound by itself.
  const [policy = ''] = String(header).split(', ')
  expect(policy).toContain("default-src 'none'")
  expect(weaknesses(policy)).toEqual([])
})

it('would find one', () => {
  expect(weaknesses("default-src 'self'; script-src 'self' 'unsafe-inline' https:")).not.toEqual([])
  expect(weaknesses("script-src 'self'; object-src 'self'; base-uri *")).not.toEqual([])
})
