import { maxScreenName, readScreenerAddress, savedScreensPath, screenerHref, screenerQuery } from '@bellwether/contract'
import { savedScreens } from '@bellwether/db'
import { loginPath } from '@bellwether/domain'
import { parseId, redirectAfter } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import { ScreenNotSavedError } from '../errors.ts'
import type { ResearchContext } from '../research-context.ts'
import { maxSavedScreens, parseScreenName } from './saved-screen.ts'

/** Saves and deletes screens of an account. Needs the form body parser. */
export function savedScreenRoutes(app: FastifyInstance, { db }: ResearchContext): void {
  app.post<{ Body: unknown }>(savedScreensPath, async ({ account, body }, reply) => {
    const given = Object(body) as Readonly<Record<string, unknown>>
    // Read and written again, so that nothing but a screen is stored.
    const address = readScreenerAddress(new URLSearchParams(typeof given.query === 'string' ? given.query : ''))
    const href = screenerHref(address)
    if (!account) return redirectAfter(reply, loginPath(href))
    if (given.do === 'delete') {
      const id = parseId(String(given.id))
      if (id !== null) await savedScreens.remove(db, account.id, id)
      return redirectAfter(reply, href)
    }
    const name = parseScreenName(given.name)
    if (name === null) throw new ScreenNotSavedError(`Enter a name of up to ${maxScreenName} characters.`)
    const query = screenerQuery({ ...address, page: 1 })
    if (!(await savedScreens.save(db, account.id, { name, query, max: maxSavedScreens })))
      throw new ScreenNotSavedError(`You can save up to ${maxSavedScreens} screens. Delete one first.`)
    return redirectAfter(reply, href)
  })
}
