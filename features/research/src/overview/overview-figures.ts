import type { OverviewView } from '@bellwether/contract'

/** The lists of figures on the Overview that there are; blocks without any, or that could not be loaded, are left out. */
export function overviewFigures({ frame, keyFigures, valuation, income, facts, costs, deals }: OverviewView) {
  const blocks = [
    ['Key figures', keyFigures],
    ['Valuation', valuation],
    [frame.identity.type === 'BOND' ? 'Coupons' : 'Income', income],
    ['Key facts', facts],
    ['Charges', costs],
    ['Director dealings', deals],
  ] as const
  return blocks.flatMap(([title, state]) => (state?.state === 'ready' ? [{ title, figures: state.view }] : []))
}
