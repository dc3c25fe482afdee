import Type, { type Static } from 'typebox'

const name = Type.String({ maxLength: 100 })

/**
 * What the usage-tracking agent sends by POST, as JSON with the content type text/plain, so that a browser need not ask
 * first. No token, no user, no session, no address of the page.
 */
export const usageBeaconSchema = Type.Object(
  {
    contract: Type.Literal(1),
    loader: name,
    applicationId: Type.Optional(name),
    namespace: Type.Optional(name),
    environment: name,
    /** Milliseconds from the first step until the last component had painted. */
    readyMs: Type.Integer({ minimum: 0 }),
    painted: Type.Array(Type.Object({ type: name, version: name }), { maxItems: 200 }),
    failed: Type.Array(Type.Object({ type: name, code: name }), { maxItems: 200 }),
    attributes: Type.Record(name, Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]), {
      maxProperties: 20,
    }),
  },
  { additionalProperties: false },
)

export type UsageBeacon = Static<typeof usageBeaconSchema>
