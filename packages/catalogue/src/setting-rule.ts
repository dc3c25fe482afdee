import { parseMarketCode } from '@bellwether/domain'
import Type, { type TSchema } from 'typebox'
import type { SettingDescription } from './widget-description.ts'

export interface SettingRule {
  readonly schema: TSchema
  isRight(given: unknown): boolean
  /** What would be right, to follow 'should be'. */
  readonly right: string
}

const codePattern = '^[A-Za-z0-9]{2,10}:[A-Za-z0-9.-]{1,12}$'

const isMarketCode = (given: unknown) => typeof given === 'string' && parseMarketCode(given) !== null

export function ruleOf(setting: SettingDescription): SettingRule {
  const about = { description: setting.words }
  switch (setting.kind) {
    case 'text':
      return {
        schema: Type.String(withDefault(about, setting.default)),
        isRight: given => typeof given === 'string',
        right: setting.example === undefined ? 'a text' : `a text such as ${setting.example}`,
      }
    case 'number': {
      const { least, most, whole } = setting
      const bounds = { minimum: least, maximum: most }
      const options = withDefault({ ...about, ...bounds }, setting.default)
      return {
        schema: whole ? Type.Integer(options) : Type.Number(options),
        isRight: given =>
          typeof given === 'number' && given >= least && given <= most && (!whole || Number.isInteger(given)),
        right: `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`,
      }
    }
    case 'choice':
      return {
        schema: Type.Enum([...setting.choices], withDefault(about, setting.default)),
        isRight: given => typeof given === 'string' && setting.choices.includes(given),
        right: `one of ${setting.choices.join(', ')}`,
      }
    case 'switch':
      return {
        schema: Type.Boolean(withDefault(about, setting.default)),
        isRight: given => typeof given === 'boolean',
        right: 'true or false',
      }
    case 'market-code':
      return {
        schema: Type.String({ ...about, pattern: codePattern, examples: ['LSE:HVL', 'FUND:B0KXTM3'] }),
        isRight: isMarketCode,
        right: 'a market code such as LSE:HVL',
      }
    case 'market-codes':
      return {
        schema: Type.Array(Type.String({ pattern: codePattern }), { ...about, minItems: 1, maxItems: setting.most }),
        isRight: given =>
          Array.isArray(given) && given.length > 0 && given.length <= setting.most && given.every(isMarketCode),
        right: `a list of 1 to ${setting.most} market codes such as LSE:HVL`,
      }
  }
}

function withDefault<T extends object>(about: T, standard: unknown): T & { default?: unknown } {
  return standard === undefined ? about : { ...about, default: standard }
}
