import { parseChargeRule, type WrapperPageView } from '@bellwether/contract'
import { costs } from '@bellwether/db'
import { findAllowance, formatMoney, type Wrapper, wrapperFacts, wrappers, zonedDate } from '@bellwether/domain'
import { figure, textValue } from '@bellwether/web/view'
import { isSimulated } from '../is-simulated.ts'
import type { TradingContext } from '../trading-context.ts'
import { wrapperCharges } from './wrapper-charges.ts'
import { heldIn, wrapperTexts } from './wrapper-labels.ts'

export async function wrapperPageView({ db, now }: TradingContext, wrapper: Wrapper): Promise<WrapperPageView> {
  const day = zonedDate(now(), 'Europe/London')
  const { label, path } = wrapperFacts[wrapper]
  const text = wrapperTexts[wrapper]
  const rules = (await costs.chargeRules(db, day)).map(parseChargeRule)
  const found = text.allowances.flatMap(key => findAllowance(key, day) ?? [])
  const current = found.filter(({ carriedFrom }) => carriedFrom === undefined)
  const sources = [...new Set((current.length > 0 ? current : found).map(({ source }) => source))]
  const carried = found.find(({ carriedFrom }) => carriedFrom !== undefined)?.carriedFrom
  return {
    wrapper,
    label,
    path,
    lead: text.lead,
    points: text.points,
    who: text.who,
    holds: heldIn[wrapper],
    allowances: {
      asAt: day,
      basis: `${sources.join('; ')}.${carried ? ` ${carried} figures are shown until the new ones are confirmed.` : ''} Tax treatment depends on your circumstances and may change.`,
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
    open: { href: '/platform/account', label: 'Try a paper account' },
    simulated: await isSimulated({ db }),
  }
}
