import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

const state = Type.Union(
  [
    Type.Literal('operational'),
    Type.Literal('degraded'),
    Type.Literal('down'),
    Type.Literal('closed'),
    Type.Literal('unknown'),
  ],
  { description: 'closed: the exchanges are, which is no fault; unknown: not offered, or not watched by this server.' },
)

const component = strictObject({
  id: Type.Union([
    Type.Literal('pages'),
    Type.Literal('api'),
    Type.Literal('prices'),
    Type.Literal('cdn'),
    Type.Literal('imports'),
  ]),
  name: Type.String(),
  state,
  since: Type.String({ format: 'date-time', description: 'The state is this, as far as the server knows, since.' }),
  message: Type.String({ description: 'What it means, for people.' }),
})

/** `GET /status.json`: what works now, as the server that answers knows it. */
export const StatusAnswer = strictObject({
  state: Type.Union([Type.Literal('operational'), Type.Literal('degraded'), Type.Literal('down')], {
    description: 'The worst of the components; those that are closed or unknown do not count.',
  }),
  checkedAt: Type.String({ format: 'date-time' }),
  components: Type.Array(component),
})
export type StatusAnswer = Static<typeof StatusAnswer>
export type StatusComponent = Static<typeof component>
