import { Chip } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import type { WidgetSource } from './widget-definition.ts'

interface WidgetFooterProps {
  readonly source: WidgetSource | null
  /** Before the link: the date or basis of the figures. */
  readonly words: string | null
}

/** Date or basis of the figures, a link to the source, and whether they are simulated. */
export function WidgetFooter({ source, words }: WidgetFooterProps) {
  const { t, parts } = useLocale()
  return (
    <>
      {words ? `${words} ` : null}
      {source ? <a href={source.href}>{parts('More on {name}', { name: source.name })}</a> : null}{' '}
      {source?.simulated ? <Chip tone="caution">{t('Simulated data')}</Chip> : null}
    </>
  )
}
