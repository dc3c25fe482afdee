import { type Database, users } from '@bellwether/db'
import { hashPassword } from '@bellwether/passwords'

/** They exist only beside simulated data; the start banner prints the password. */
export const demoPassword = 'bellwether-demo'

const demoAccounts = [
  { email: 'investor@example.com', name: 'Demo investor', domicile: 'GBR', electiveProfessional: false },
  { email: 'professional@example.com', name: 'Demo professional', domicile: 'GBR', electiveProfessional: true },
  { email: 'overseas@example.com', name: 'Demo investor overseas', domicile: 'USA', electiveProfessional: false },
] as const

/** Leaves accounts that are already there as they are. */
export async function createDemoAccounts(db: Database): Promise<void> {
  for (const account of demoAccounts) {
    if ((await users.findByEmail(db, account.email)) === null) {
      await users.create(db, { ...account, passwordHash: await hashPassword(demoPassword), demo: true })
    }
  }
}
