import { Chip } from '@bellwether/design'
import type { WidgetSource } from './widget-definition.ts'

interface WidgetFooterProps {
  readonly source: WidgetSource | null
  /** Before the link: the date or basis of the figures. */
  readonly words: string | null
}

/** Date or basis of the figures, a link to the source, and whether they are simulated. */
export function WidgetFooter({ source, words }: WidgetFooterProps) {
  return (
    <>
      {words ? `${words} ` : null}
      {source ? <a href={source.href}>More on {source.name}</a> : null}{' '}
      {source?.simulated ? <Chip tone="caution">Simulated data</Chip> : null}
    </>
  )
}
