import type { ByWidth } from './widget-room.ts'

export interface KeptRoom {
  /** Of an element only while the widget is not there: nothing of this applies to the widget itself. */
  readonly selector: string
  /** In em of the reader's text. */
  readonly room: ByWidth
}

/** Widths in pixels up to which a card is narrow and narrowest: those of the kit with padding and border around them. */
const narrow = 484
const narrowest = 334

/** Styles that hold the place of widgets that are still to come, as tall as their skeletons at the width there is. */
export function toRoomRules(kept: readonly KeptRoom[]): string {
  const all = kept.length === 1 ? kept[0]?.selector : `:is(${kept.map(({ selector }) => selector).join()})`
  return [
    `${all}{container-type:inline-size}`,
    `${all}::before{content:"";display:block;font-size:medium;height:var(--bw-room)}`,
    `@container (max-width:${narrow}px){${all}::before{height:var(--bw-room-narrow)}}`,
    `@container (max-width:${narrowest}px){${all}::before{height:var(--bw-room-narrowest)}}`,
    ...kept.map(
      ({ selector, room: [wide, less, least] }) =>
        `${selector}{--bw-room:${wide}em;--bw-room-narrow:${less}em;--bw-room-narrowest:${least}em}`,
    ),
  ].join('\n')
}
