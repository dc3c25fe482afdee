import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'

const state = Type.Union(
  [
    Type.Literal('operational'),
    Type.Literal('degraded'),
    Type.Literal('down'),
    Type.Literal('closed'),
    Type.Literal('absent'),
    Type.Literal('unknown'),
  ],
  {
    description:
      'closed: the exchanges are, which is no fault; absent: this server does not run it; unknown: not offered, or nothing is known yet.',
  },
)

const id = Type.Union([
  Type.Literal('pages'),
  Type.Literal('api'),
  Type.Literal('database'),
  Type.Literal('prices'),
  Type.Literal('gateway'),
  Type.Literal('recorder'),
  Type.Literal('cdn'),
  Type.Literal('imports'),
])

export const StatusComponent = strictObject({
  id,
  name: Type.String(),
  state,
  since: Type.String({
    description: 'ISO 8601 in UTC. Start of the current state, as far as this server knows.',
  }),
  message: Type.String({ description: 'What the state means, in a sentence.' }),
})

export const StatusIncident = strictObject({
  component: id,
  state: Type.Union([Type.Literal('degraded'), Type.Literal('down')], {
    description: 'The worst state during the incident.',
  }),
  startedAt: Type.String({ description: 'ISO 8601 in UTC.' }),
  lastedSeconds: Type.Integer({ minimum: 0, description: 'Until now, if the incident is not over.' }),
  over: Type.Boolean(),
})

/** `GET /status.json`: what works now, as the server that answers knows it. */
export const StatusAnswer = strictObject({
  state: Type.Union([Type.Literal('operational'), Type.Literal('degraded'), Type.Literal('down')], {
    description: 'The worst of the components; those that are closed, absent or unknown do not count.',
  }),
  checkedAt: Type.String({ description: 'ISO 8601 in UTC.' }),
  components: Type.Array(StatusComponent),
  incidents: Type.Array(StatusIncident, { description: 'The last ten since this server started, newest first.' }),
})
export type StatusAnswer = Static<typeof StatusAnswer>
export type StatusComponent = Static<typeof StatusComponent>
export type StatusIncident = Static<typeof StatusIncident>
