import type { LoginView } from '@bellwether/contract'

/** Other ways to log in, fixed while the process runs. */
export interface LoginOffers {
  /** Only with the simulated universe. */
  readonly demo: LoginView['demo']
  /** Whether an OpenID Connect provider is configured. */
  readonly openId: boolean
}

export function loginView(
  { demo, openId }: LoginOffers,
  { email, next, problem }: { readonly email: string; readonly next: string | null; readonly problem: string | null },
): LoginView {
  const openIdPath = next === null ? '/login/openid' : `/login/openid?next=${encodeURIComponent(next)}`
  return { email, next, problem, demo, openIdPath: openId ? openIdPath : null }
}
