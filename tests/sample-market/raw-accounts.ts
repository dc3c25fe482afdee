import { rawText } from './raw-files.ts'

interface Fact {
  readonly start?: string
  readonly end: string
  readonly val: number
  readonly form: string
  readonly filed: string
}

interface Facts {
  readonly facts: {
    readonly 'us-gaap': Readonly<Record<string, { readonly units: { readonly USD?: readonly Fact[] } }>>
  }
}

export interface YearFigure {
  readonly end: string
  readonly value: number
}

const dayMs = 86_400_000

/** The years of a concept as last filed in an annual report, by the day they ended; those of the balance sheet have no start. */
export async function annualFigures(cik: string, concepts: readonly string[]): Promise<readonly YearFigure[]> {
  const { facts } = JSON.parse(await rawText('4-accounts.zip', `CIK${cik}.json`)) as Facts
  const latest = new Map<string, Fact>()
  for (const concept of concepts) {
    const ofConcept = new Map<string, Fact>()
    for (const fact of facts['us-gaap'][concept]?.units.USD ?? []) {
      const days = fact.start ? (Date.parse(fact.end) - Date.parse(fact.start)) / dayMs : 365
      if (!fact.form.startsWith('10-K') || days < 350 || days > 380) continue
      const known = ofConcept.get(fact.end)
      if (!known || known.filed <= fact.filed) ofConcept.set(fact.end, fact)
    }
    // The first concept that a year has counts.
    for (const [end, fact] of ofConcept) if (!latest.has(end)) latest.set(end, fact)
  }
  return [...latest.values()].map(({ end, val }) => ({ end, value: val }))
}
