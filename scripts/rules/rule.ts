/** Areas of later work that a rule may wait for. */
const plannedAreas = ['research pages', 'search and accounts', 'live prices', 'loader', 'widgets'] as const

export interface Rule {
  readonly id: string
  /** The middle of the id with its product: `RP-SIDEBAR`. */
  readonly area: string
  readonly text: string
  readonly planned: string | null
  /** `file:line`, for messages. */
  readonly place: string
}

export interface ReadRules {
  readonly rules: readonly Rule[]
  readonly problems: readonly string[]
}

const ruleLine = /^- \*\*((?:RP|LD|IM)-[A-Z]+)-(\d+)\*\* (\S.*)$/
const headingLine = /^## ([A-Z]+): /
const plannedMark = /\s*\(planned: ([^)]*)\)$/

/** Reads the numbered rules of one spec file. A bullet in bold that is not a well-formed rule is a problem, not prose. */
export function parseRules(file: string, text: string): ReadRules {
  const rules: Rule[] = []
  const problems: string[] = []
  let heading: string | null = null

  for (const [index, line] of text.split('\n').entries()) {
    const place = `${file}:${index + 1}`
    if (line.startsWith('## ')) heading = headingLine.exec(line)?.[1] ?? null
    if (!line.startsWith('- **')) continue

    const [, area, number, rest] = ruleLine.exec(line) ?? []
    if (area === undefined || number === undefined || rest === undefined) {
      problems.push(`${place} is not a rule; write "- **RP-AREA-1** One statement."`)
      continue
    }
    const planned = plannedMark.exec(rest)?.[1] ?? null
    if (planned !== null && !isPlannedArea(planned)) {
      problems.push(`${place} is planned for "${planned}"; the areas are: ${plannedAreas.join(', ')}`)
    }
    if (heading === null || area.slice(3) !== heading) {
      problems.push(`${place} ${area}-${number} stands under the heading ${heading ?? '(none)'}`)
    }
    rules.push({ id: `${area}-${number}`, area, text: rest.replace(plannedMark, ''), planned, place })
  }
  return { rules, problems }
}

function isPlannedArea(text: string): boolean {
  return (plannedAreas as readonly string[]).includes(text)
}
