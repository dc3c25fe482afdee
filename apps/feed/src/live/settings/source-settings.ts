import Type from 'typebox'

const Name = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' })
/** `data.0.price`: names of fields and positions in lists, from the message inwards. */
const Path = Type.String({ minLength: 1, maxLength: 200 })
const exact = { additionalProperties: false }

/** Where in a message the fields of a tick are. */
export const MessageSettings = Type.Object(
  {
    /** A list of ticks inside the message; absent where a message is one tick. */
    items: Type.Optional(Path),
    /** Only messages, or items, with this value are ticks; others are passed over. */
    only: Type.Optional(
      Type.Object({ path: Path, equals: Type.Union([Type.String(), Type.Number(), Type.Boolean()]) }, exact),
    ),
    code: Path,
    /** Where the code is a ticker and not a market code: of this exchange. */
    exchange: Type.Optional(Type.String()),
    time: Path,
    timeFormat: Type.Optional(
      Type.Union([Type.Literal('iso'), Type.Literal('s'), Type.Literal('ms'), Type.Literal('us'), Type.Literal('ns')]),
    ),
    last: Path,
    bid: Type.Optional(Path),
    ask: Type.Optional(Path),
    previousClose: Type.Optional(Path),
    /** Traded in the session so far. */
    volume: Type.Optional(Path),
    trades: Type.Optional(Path),
    /** A number that grows by one with every tick. */
    sequence: Type.Optional(Path),
    sequencePer: Type.Optional(Type.Union([Type.Literal('source'), Type.Literal('symbol')])),
  },
  exact,
)
export type MessageSettings = Type.Static<typeof MessageSettings>

/** How a source writes the prices of an exchange. */
export const SourceVenue = Type.Object(
  {
    /** Where it is not the listing's: `GBP` for prices in pounds of shares that are quoted in pence. */
    unit: Type.Optional(Type.String()),
    /** Prices are whole numbers of 10^-scale; absent where they are decimals. */
    scale: Type.Optional(Type.Integer({ minimum: 0, maximum: 12 })),
    /** How far the source is behind the exchange. */
    delayMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
  },
  exact,
)
export type SourceVenue = Type.Static<typeof SourceVenue>

const common = {
  name: Name,
  /** By exchange; the source's prices of any other are passed over. */
  exchanges: Type.Record(Type.String(), SourceVenue, { minProperties: 1 }),
}

export const NdjsonSettings = Type.Object(
  {
    ...common,
    kind: Type.Literal('ndjson'),
    /** `stdin`, `file:PATH` or `tcp://host:port`. */
    from: Type.String({ pattern: '^(stdin|file:.+|tcp://[^/]+:\\d+)$' }),
    message: Type.Optional(MessageSettings),
  },
  exact,
)
export type NdjsonSettings = Type.Static<typeof NdjsonSettings>

export const WebSocketSettings = Type.Object(
  {
    ...common,
    kind: Type.Literal('websocket'),
    url: Type.String({ pattern: '^wss?://' }),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Sent after each connection; where a text is `{symbols}`, the list of codes or tickers takes its place. */
    subscribe: Type.Optional(Type.Unknown()),
    message: MessageSettings,
  },
  exact,
)
export type WebSocketSettings = Type.Static<typeof WebSocketSettings>

export const NatsSettings = Type.Object(
  {
    ...common,
    kind: Type.Literal('nats'),
    url: Type.String({ pattern: '^(nats|tls)://' }),
    subjects: Type.Array(Type.String({ pattern: '^[^\\s]+$' }), { minItems: 1, maxItems: 100 }),
    message: Type.Optional(MessageSettings),
  },
  exact,
)
export type NatsSettings = Type.Static<typeof NatsSettings>

export type SourceSettings = NdjsonSettings | WebSocketSettings | NatsSettings

/** What lines look like where nothing else is said: the columns of a recorded file. */
const usualMessage: MessageSettings = { time: 'time', code: 'code', bid: 'bid', ask: 'ask', last: 'last' }

export const messageOf = (source: SourceSettings): MessageSettings => source.message ?? usualMessage
