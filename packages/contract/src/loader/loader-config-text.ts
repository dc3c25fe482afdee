import { loaderConfigSchema } from './loader-config-schema.ts'

/** As much of JSON Schema as the configuration uses. */
interface Schema {
  readonly type?: string
  readonly description?: string
  readonly tsType?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
}

const head = `// Written by scripts/write-loader-config.ts from loader-config-schema.ts; a test compares both.
import type { ComponentConfiguration, ConfigurationOverrides } from './component-configuration.ts'
import type { ComponentsManifest } from './components-manifest.ts'
import type {
  ElementBinding,
  Environment,
  InstrumentationProvider,
  LibraryPreset,
  TokenCallback,
  TokenSource,
  UsageAttributes,
} from './loader-config-parts.ts'
`

/** The text of loader-config.ts: every field with its comment. */
export function toLoaderConfigText(): string {
  const schema = loaderConfigSchema as Schema
  return `${head}\n/** ${schema.description} */\nexport interface LoaderConfig ${toObjectText(schema, '')}\n`
}

function toObjectText({ properties = {}, additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, field]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return `${inner}/** ${field.description ?? ''} */\n${inner}readonly ${key}?: ${toTypeText(field, inner)}\n`
  })
  if (typeof additionalProperties === 'object') {
    fields.push(`${inner}readonly [name: string]: ${toTypeText(additionalProperties, inner)} | undefined\n`)
  }
  return `{\n${fields.join('')}${indent}}`
}

function toTypeText(schema: Schema, indent: string): string {
  if (schema.tsType !== undefined) return schema.tsType
  if (schema.enum) return schema.enum.map(value => `'${value}'`).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(part => toTypeText(part, indent)).join(' | ')
  if (schema.items) return `readonly ${toTypeText(schema.items, indent)}[]`
  if (schema.properties) return toObjectText(schema, indent)
  const [values] = Object.values(schema.patternProperties ?? {})
  if (values) return `Readonly<Record<string, ${toTypeText(values, indent)}>>`
  return schema.type ?? 'unknown'
}
