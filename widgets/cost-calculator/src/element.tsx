import { costCalculatorShape } from '@bellwether/contract/shapes'
import { costLimits, formatCount } from '@bellwether/domain'
import { createSecurityWidget, wholeNumber } from '@bellwether/widget-kit'
import { Calculator } from './calculator.tsx'

/** `<bw-cost-calculator>`: what buying, holding and selling a security costs, worked out while the form is filled in. Blueprints: standard, compact. */
export const CostCalculatorElement = createSecurityWidget({
  name: 'cost-calculator',
  shape: costCalculatorShape,
  label: 'Cost calculator',
  heading: 'What it costs',
  settings: {
    amount: wholeNumber(0, costLimits.amount.to / 100, 10_000),
    monthly: wholeNumber(0, costLimits.monthly.to / 100, 0),
    years: wholeNumber(costLimits.years.from, costLimits.years.to, 5),
  },
  rows: ({ compact }) => (compact ? [20, 26, 33] : [28, 34, 41]),
  query: ({ amount, monthly, years }) => ({ amount: formatCount(amount), monthly: formatCount(monthly), years }),
  getPart: ({ calculator, href }) =>
    calculator.state === 'ready' ? { state: 'ready', view: { ...calculator.view, href } } : calculator,
  draw: ({ href, ...first }, settings, tools) => (
    // Another security or another start is another calculation: what was typed for the one before is gone.
    <Calculator
      key={[settings.marketCode, settings.amount, settings.monthly, settings.years].join()}
      first={first}
      href={href}
      marketCode={settings.marketCode}
      compact={settings.compact}
      tools={tools}
    />
  ),
})

export { CostCalculatorElement as element }
