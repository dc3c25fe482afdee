import { basics } from '@bellwether/catalogue/widgets/cost-calculator'
import { costCalculatorShape } from '@bellwether/contract/shapes'
import { formatCount } from '@bellwether/domain'
import { createSecurityWidget } from '@bellwether/widget-kit'
import { Calculator } from './calculator.tsx'

/** `<bw-cost-calculator>`: the cost of buying, holding and selling a security, calculated as the form is filled in. Blueprints: standard, compact. */
export const CostCalculatorElement = createSecurityWidget(basics, {
  shape: costCalculatorShape,
  toQuery: ({ amount, monthly, years }) => ({ amount: formatCount(amount), monthly: formatCount(monthly), years }),
  getPart: ({ calculator, href }) =>
    calculator.state === 'ready' ? { state: 'ready', view: { ...calculator.view, href } } : calculator,
  draw: ({ href, ...first }, settings, tools) => (
    // Another security or another start is another calculation: input for the previous one is discarded.
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
