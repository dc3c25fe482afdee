import { parseChargeRule, type WrapperPageView } from '@bellwether/contract'
import { costs } from '@bellwether/db'
import { findAllowance, formatMoney, type Wrapper, wrapperFacts, wrappers, zonedDate } from '@bellwether/domain'
import { figure, textValue } from '@bellwether/web/view'
import { isSimulated } from '../is-simulated.ts'
import type { DealingContext } from '../trading-context.ts'
import { wrapperCharges } from './wrapper-charges.ts'
import { heldIn, wrapperWords } from './wrapper-labels.ts'

export async function wrapperPageView({ db, now }: DealingContext, wrapper: Wrapper): Promise<WrapperPageView> {
  const day = zonedDate(now(), 'Europe/London')
  const { label, path } = wrapperFacts[wrapper]
  const words = wrapperWords[wrapper]
  const rules = (await costs.chargeRules(db, day)).map(parseChargeRule)
  const found = words.allowances.flatMap(key => findAllowance(key, day) ?? [])
  const current = found.filter(({ carriedFrom }) => carriedFrom === undefined)
  const sources = [...new Set((current.length > 0 ? current : found).map(({ source }) => source))]
  const carried = found.find(({ carriedFrom }) => carriedFrom !== undefined)?.carriedFrom
  return {
    wrapper,
    label,
    path,
    lead: words.lead,
    points: words.points,
    who: words.who,
    holds: heldIn[wrapper],
    allowances: {
      asAt: day,
      basis: `${sources.join('; ')}.${carried ? ` Figures of ${carried} are carried over until the new ones are confirmed.` : ''} Tax depends on your circumstances and may change.`,
      figures: found.map(({ key, label: name, amount, carriedFrom }) =>
        figure(
          key,
          carriedFrom ? `${name} (as in ${carriedFrom})` : name,
          textValue(formatMoney(amount).replace(/\.00$/, '')),
        ),
      ),
    },
    charges: wrapperCharges(rules, wrapper, day),
    day,
    others: wrappers.filter(other => other !== wrapper).map(other => wrapperFacts[other]),
    open: { href: '/platform/account', label: 'Try it with a paper account' },
    simulated: await isSimulated({ db }),
  }
}
