import type { WidgetClientForm } from '@bellwether/contract'
import { isTokenScope, type NewClient, parseTokenOrigin, type TokenScope } from '@bellwether/widget-tokens'

const dayMs = 86_400_000
const maxDays = 366
const maxOrigins = 20

export const emptyClientForm: WidgetClientForm = {
  label: '',
  kind: 'secret',
  scopes: ['config:read', 'widgets:read'],
  origins: '',
  days: '',
}

export const scopeLabels: Readonly<Record<TokenScope, string>> = {
  'config:read': 'Read this namespace’s configuration',
  'widgets:read': 'Read widget data',
  'prices:stream': 'Stream live prices',
}

export type ReadClient =
  | { readonly client: Omit<NewClient, 'namespace'> }
  | { readonly problems: Partial<Record<keyof WidgetClientForm, string>> }

/** The new secret or token, or an error for each invalid field. */
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
    ...((label === '' || label.length > 60) && { label: 'Enter a name of 1 to 60 characters.' }),
    ...(scopes.length === 0 && { scopes: 'Select at least one scope.' }),
    ...(given.length === 0 && { origins: 'Enter at least one origin, for example https://www.example.com.' }),
    ...(given.length > maxOrigins && { origins: `Enter at most ${maxOrigins} origins.` }),
    ...(wrong !== undefined && {
      origins: `${wrong.slice(0, 80)} is not a valid origin: enter https:// and a host without a path; http:// only for localhost.`,
    }),
    ...(!(days === '' && kind === 'secret') &&
      !(count >= 1 && count <= maxDays) && {
        days: `Enter a number of days from 1 to ${maxDays}${kind === 'secret' ? ', or leave it empty' : '; tokens must expire'}.`,
      }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { client: { label, kind, scopes, origins, expiresAt: days === '' ? null : new Date(now + count * dayMs) } }
}
