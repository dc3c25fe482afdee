import { Chip } from '@bellwether/design'
import type { WidgetSource } from './widget-definition.ts'

interface WidgetFootProps {
  readonly source: WidgetSource | null
  /** Before the link: the date or basis of the figures. */
  readonly words: string | null
}

/** Whose figures they are, of when, and where there is more. */
export function WidgetFoot({ source, words }: WidgetFootProps) {
  return (
    <>
      {words ? `${words} ` : null}
      {source ? <a href={source.href}>More on {source.name}</a> : null}{' '}
      {source?.simulated ? <Chip tone="caution">Simulated data</Chip> : null}
    </>
  )
}
