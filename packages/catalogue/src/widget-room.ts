/** For a widget as wide as most, narrow as on a phone, and narrowest as on a small one. */
export type ByWidth = readonly [wide: number, narrow: number, narrowest: number]

/** What of its settings the height of a widget depends on. */
export interface RoomSettings {
  readonly limit: number
  readonly marketCodes: readonly string[]
  readonly live: boolean
  readonly compact: boolean
}

/** What the height of a widget's skeleton is made of; the same as in its element. */
export interface WidgetRoom {
  /** Lines of the skeleton. */
  readonly rows: (settings: RoomSettings) => ByWidth
  /** Whether it has one of its own. */
  readonly heading: boolean
  /** Its foot says more than whose figures they are. */
  readonly longFoot?: true
}
