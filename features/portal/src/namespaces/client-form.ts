import type { WidgetClientForm } from '@bellwether/contract'
import { isTokenScope, type NewClient, parseTokenOrigin, type TokenScope } from '@bellwether/widget-tokens'

const dayMs = 86_400_000
const longestDays = 366
const mostOrigins = 20

export const emptyClientForm: WidgetClientForm = {
  label: '',
  kind: 'secret',
  scopes: ['config:read', 'widgets:read'],
  origins: '',
  days: '',
}

export const scopeWords: Readonly<Record<TokenScope, string>> = {
  'config:read': 'Read the configurations of this namespace',
  'widgets:read': 'Read the views of widgets',
  'prices:stream': 'Follow live prices',
}

export type ReadClient =
  | { readonly client: Omit<NewClient, 'namespace'> }
  | { readonly problems: Partial<Record<keyof WidgetClientForm, string>> }

/** A new secret or token from what was typed, or what is wrong beside each field. */
export function readClientForm(form: WidgetClientForm, now: number): ReadClient {
  const kind = form.kind === 'token' ? 'token' : 'secret'
  const label = form.label.trim()
  const scopes = form.scopes.filter(isTokenScope)
  const given = form.origins.split(/[\s,]+/).filter(text => text !== '')
  const origins = [...new Set(given.map(text => parseTokenOrigin(text) ?? ''))]
  const wrong = given.find(text => parseTokenOrigin(text) === null)
  const days = form.days.trim()
  const count = /^\d{1,3}$/.test(days) ? Number(days) : Number.NaN
  const problems = {
    ...((label === '' || label.length > 60) && { label: 'Give it a name of 1 to 60 characters.' }),
    ...(scopes.length === 0 && { scopes: 'Choose at least one.' }),
    ...(given.length === 0 && { origins: 'Give at least one, such as https://www.example.com.' }),
    ...(given.length > mostOrigins && { origins: `Give ${mostOrigins} at most.` }),
    ...(wrong !== undefined && {
      origins: `${wrong.slice(0, 80)} is no origin: give https:// and a host, without a path; http:// for localhost only.`,
    }),
    ...(!(days === '' && kind === 'secret') &&
      !(count >= 1 && count <= longestDays) && {
        days: `Give a number of days from 1 to ${longestDays}${kind === 'secret' ? ', or none' : '; a token must end'}.`,
      }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { client: { label, kind, scopes, origins, expiresAt: days === '' ? null : new Date(now + count * dayMs) } }
}
