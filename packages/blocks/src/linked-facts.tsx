import { appliedFigures, FactList, type FactsProps } from './facts.tsx'
import { ExplainedFigure } from './how-calculated/explained-figure.tsx'
import { HowCalculated } from './how-calculated/how-calculated.tsx'

export interface LinkedFactsProps extends FactsProps {
  /** Of the explanations' addresses; unique on its page. */
  readonly scope: string
}

/** Labels and values on a page of ours, where each figure that we calculate links to how it is calculated. */
export function LinkedFacts({ view, of, scope }: LinkedFactsProps) {
  return (
    <>
      <FactList view={view} draw={figure => <ExplainedFigure figure={figure} scope={scope} />} />
      <HowCalculated of={of} scope={scope} figures={appliedFigures(view)} />
    </>
  )
}
