import type { ByWidth } from './rows.ts'

export interface ReservedPlace {
  /** Matches an element only until the widget is there: none of this applies to the widget itself. */
  readonly selector: string
  /** In em of the reader's text size. */
  readonly height: ByWidth
}

/** Widths in pixels up to which a card is narrow and narrowest: those of the kit plus padding and border. */
const narrow = 484
const narrowest = 334

/** CSS that reserves the height of widgets that have not loaded yet, as tall as their skeletons at the available width. */
export function reservedHeightRules(places: readonly ReservedPlace[]): string {
  const [first, ...others] = places
  return first && others.length === 0 ? rulesOfOne(first) : rulesOfMany(places)
}

function rulesOfOne({ selector, height: [wide, narrowHeight, narrowestHeight] }: ReservedPlace): string {
  return [
    `${selector}{container-type:inline-size}`,
    `${selector}::before{content:"";display:block;font-size:medium;height:${wide}em}`,
    `@container (max-width:${narrow}px){${selector}::before{height:${narrowHeight}em}}`,
    `@container (max-width:${narrowest}px){${selector}::before{height:${narrowestHeight}em}}`,
  ].join('\n')
}

function rulesOfMany(places: readonly ReservedPlace[]): string {
  const all = `:is(${places.map(({ selector }) => selector).join()})`
  return [
    `${all}{container-type:inline-size}`,
    `${all}::before{content:"";display:block;font-size:medium;height:var(--bw-height)}`,
    `@container (max-width:${narrow}px){${all}::before{height:var(--bw-height-narrow)}}`,
    `@container (max-width:${narrowest}px){${all}::before{height:var(--bw-height-narrowest)}}`,
    ...places.map(
      ({ selector, height: [wide, narrowHeight, narrowestHeight] }) =>
        `${selector}{--bw-height:${wide}em;--bw-height-narrow:${narrowHeight}em;--bw-height-narrowest:${narrowestHeight}em}`,
    ),
  ].join('\n')
}
