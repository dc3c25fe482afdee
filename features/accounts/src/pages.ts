import type { PageOf } from '@bellwether/web/page'
import { AccountPage } from './account/account-page.tsx'
import { LoginPage } from './login/login-page.tsx'

/** The pages of this package, by kind. */
export const accountsPages = {
  account: AccountPage,
  login: LoginPage,
}

export type AccountsPage = PageOf<typeof accountsPages>
