import type { Random } from '../rng.ts'
import type { PlanContext } from './context.ts'
import { placeName } from './place-names.ts'
import type { Sector } from './sectors.ts'

export function companyName(context: PlanContext, random: Random, sector: Sector, form: string): string {
  return context.uniqueName(() => {
    const place = placeName(random)
    const shape = random.next()
    if (shape < 0.1) return `${place} & ${placeName(random)} ${form}`
    if (shape < 0.2) return `${place} Group ${form}`
    return `${place} ${random.pick(sector.words)} ${form}`
  })
}

const markets = [
  'Most of its revenue comes from the United Kingdom.',
  'About half of its revenue comes from outside the United Kingdom.',
  'It sells mainly in Europe and North America.',
  'It operates from sites in the Midlands, Scotland and the Netherlands.',
] as const

export function describeCompany(random: Random, shortName: string, sector: Sector): string {
  const divisions = sector.divisions.map(d => d.toLowerCase())
  const list =
    divisions.length > 1 ? `${divisions.slice(0, -1).join(', ')} and ${divisions.at(-1)}` : divisions.join('')
  return `${shortName} ${sector.business}. It has ${divisions.length} divisions: ${list}. ${random.pick(markets)}`
}

export function websiteOf(shortName: string): string {
  return `https://${shortName
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.example`
}
