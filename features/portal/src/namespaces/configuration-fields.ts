import Type from 'typebox'
import { environments } from './configuration-view.ts'

/** Fields that forms and addresses of configurations have in common. */
export const environmentField = Type.Enum([...environments])
export const numberField = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })
