import type { OpenIdSettings } from '@bellwether/site'
import { type Parsed, parseIssuer } from './environment-values.ts'
import type { Problem } from './errors.ts'

const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** All three or none. The secret is never shown. */
export function readOpenId(env: Readonly<Record<string, string | undefined>>): {
  readonly openId: OpenIdSettings | null
  readonly problems: readonly Problem[]
} {
  const given = names.filter(name => env[name])
  if (given.length === 0) return { openId: null, problems: [] }
  const missing = names
    .filter(name => !env[name])
    .map(name => ({ name, given: '""', hint: `required together with ${given.join(' and ')}` }))
  const issuer: Parsed<string> = env.OIDC_ISSUER ? parseIssuer(env.OIDC_ISSUER) : { value: '' }
  const problems = 'value' in issuer ? missing : [toProblem(issuer), ...missing]
  if (problems.length > 0 || !('value' in issuer)) return { openId: null, problems }
  const { OIDC_CLIENT_ID: clientId = '', OIDC_CLIENT_SECRET: clientSecret = '' } = env
  return { openId: { issuer: issuer.value, clientId, clientSecret }, problems: [] }
}

function toProblem({ shown = '...', hint }: { readonly shown?: string; readonly hint: string }): Problem {
  return { name: 'OIDC_ISSUER', given: shown, hint }
}
