import type { AccountView } from '@bellwether/contract'
import type { Account } from '@bellwether/web'

/** The most common countries of residence; any other is shown by its ISO code. */
const countries: Readonly<Record<string, string>> = {
  GBR: 'United Kingdom',
  GGY: 'Guernsey',
  IMN: 'Isle of Man',
  IRL: 'Ireland',
  JEY: 'Jersey',
  USA: 'United States',
}

export function accountView({ name, email, electiveProfessional, domicile, demo }: Account): AccountView {
  return { name, email, electiveProfessional, demo, domicile: countries[domicile] ?? domicile }
}
