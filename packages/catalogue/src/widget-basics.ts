import type { RowSettings, SkeletonRows } from './rows.ts'
import type { Setting } from './setting.ts'

/** What the element of a widget needs to know of it: everything here is sent to browsers. */
export interface WidgetBasics {
  /** The component type, the folder under `widgets/`, and `bw-{type}` as a tag. */
  readonly type: string
  /** Empty for a widget without one. */
  readonly heading: string
  /** Its accessible name, if that is not the heading. */
  readonly label?: string
  /** Besides `heading`, which every widget has. */
  readonly settings: readonly Setting[]
  /** Names of the settings that are sent to the API as query parameters. */
  readonly query?: readonly string[]
  /** Lines of the skeleton: at least as tall as the content, so that nothing moves when it arrives. */
  readonly rows: (settings: RowSettings) => SkeletonRows
  /** The footer states a date, a basis or several sources before the link, and may take a second line. */
  readonly longFooter?: true
}

/** The name of its custom element. */
export function tagNameOf({ type }: Pick<WidgetBasics, 'type'>): `bw-${string}` {
  return `bw-${type}`
}

export function labelOf({ label, heading }: Pick<WidgetBasics, 'label' | 'heading'>): string {
  return label ?? heading
}
