/** A line that says whether a goal was reached. */
export const toVerdict = (text: string, isReached: boolean, goal: string): string =>
  `${isReached ? 'reached' : 'MISSED '}  ${text} (${goal})`

/** The summary of a complete run: every goal again, and how many were reached. */
export function toSummary(verdicts: readonly string[]): string {
  const reached = verdicts.filter(line => line.startsWith('reached')).length
  return [...verdicts, `${reached} of ${verdicts.length} goals reached`].join('\n')
}
