import { parseMarketCode } from '@bellwether/domain'
import Type, { type TSchema } from 'typebox'
import { expectedOf, readSetting } from './setting-value.ts'
import type { SettingDescription } from './widget-description.ts'

export interface SettingRule {
  readonly schema: TSchema
  isRight(given: unknown): boolean
  /** What a valid value is, to follow 'should be'. */
  readonly right: string
}

const codePattern = '^[A-Za-z0-9]{2,10}:[A-Za-z0-9.-]{1,12}$'

/** How a configuration writes the setting: unlike in attributes, a number is no text there. */
export function ruleOf(setting: SettingDescription): SettingRule {
  const isRight = (given: unknown) => isOfKind(setting, given) && readSetting(setting, given) !== null
  return { schema: schemaOf(setting), isRight, right: expectedOf(setting) }
}

function isOfKind({ kind }: SettingDescription, given: unknown): boolean {
  switch (kind) {
    case 'number':
      return typeof given === 'number'
    case 'switch':
      return typeof given === 'boolean'
    case 'market-code':
      return isMarketCode(given)
    case 'market-codes':
      return Array.isArray(given) && given.every(isMarketCode)
    case 'text':
    case 'choice':
      return typeof given === 'string'
  }
}

function isMarketCode(given: unknown): boolean {
  return typeof given === 'string' && parseMarketCode(given) !== null
}

function schemaOf(setting: SettingDescription): TSchema {
  const about = {
    description: setting.words,
    ...('default' in setting && setting.default !== undefined && { default: setting.default }),
  }
  switch (setting.kind) {
    case 'text':
      return Type.String(about)
    case 'number': {
      const options = { ...about, minimum: setting.min, maximum: setting.max }
      return setting.whole ? Type.Integer(options) : Type.Number(options)
    }
    case 'choice':
      return Type.Enum([...setting.choices], about)
    case 'switch':
      return Type.Boolean(about)
    case 'market-code':
      return Type.String({ ...about, pattern: codePattern, examples: ['LSE:HVL', 'FUND:B0KXTM3'] })
    case 'market-codes':
      return Type.Array(Type.String({ pattern: codePattern }), { ...about, minItems: 1, maxItems: setting.max })
  }
}
