import { nameIn, type Schema } from './schema.ts'

/** Choices beyond this are not listed. */
const maxListed = 12

/** The type of a value in a few words, such as "integer, 1 to 10" or "Price or null". */
export function typeOf(schema: Schema): string {
  const name = nameIn(schema)
  if (name !== null) return name
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.items) return `array of ${typeOf(schema.items)}`
  if (schema.anyOf) return joinChoices([...new Set(schema.anyOf.map(typeOf))])
  if (schema.patternProperties) return `object of ${Object.values(schema.patternProperties).map(typeOf).join(' or ')}`
  const choices = schema.enum?.map(value => JSON.stringify(value)) ?? []
  const type = choices.length > 0 && choices.length <= maxListed ? joinChoices(choices) : (schema.type ?? 'any')
  return [type, ...boundsOf(schema)].join(', ')
}

function boundsOf({ minimum, maximum, maxLength, default: standard }: Schema): readonly string[] {
  return [
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : []),
    ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
    ...(standard === undefined ? [] : [`default ${JSON.stringify(standard)}`]),
  ]
}

/** `a, b or c` */
export function joinChoices(choices: readonly string[]): string {
  return choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
}
