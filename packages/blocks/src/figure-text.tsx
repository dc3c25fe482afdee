import type { FigureValue } from '@bellwether/contract'
import { Chip, VisuallyHidden } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'

/** The one place where a figure becomes text, absences included. */
export function FigureText({
  value,
  decimals,
}: {
  readonly value: FigureValue
  readonly decimals?: number | undefined
}) {
  const locale = useLocale()
  switch (value.kind) {
    case 'price':
      return locale.formatPrice(value.price, decimals)
    case 'change':
      return locale.formatChange(value.price)
    case 'money':
      return locale.formatMoneyShort(value.money)
    case 'percent':
      return locale.formatPercent(value.fraction, { sign: value.signed ?? false })
    case 'ratio':
      return locale.formatRatio(value.value, value.suffix ?? '', value.digits ?? 1)
    case 'count':
      return locale.formatCount(value.count)
    case 'date':
      return locale.formatDate(value.date)
    case 'score':
      return locale.t('{score} of {scale}', { score: String(value.score), scale: String(value.scale) })
    case 'text':
      return value.href ? <a href={value.href}>{locale.sent(value.text)}</a> : locale.sent(value.text)
    case 'not-meaningful':
      return <WithReason text={locale.t('n/m')} reason={value.reason} />
    case 'absent':
      return <AbsentFigure value={value} />
  }
}

function AbsentFigure({ value }: { readonly value: Extract<FigureValue, { kind: 'absent' }> }) {
  const { t, sent } = useLocale()
  switch (value.absence) {
    case 'NOT_APPLICABLE':
      return null
    case 'NOT_REPORTED':
      return <WithReason text={t('n/a')} reason={value.reason} />
    case 'WITHHELD':
      return <Chip>{value.reason ? sent(value.reason) : t('Log in')}</Chip>
    case 'FAILED':
      return <Chip tone="caution">{t('Could not load')}</Chip>
  }
}

function WithReason({ text, reason }: { readonly text: string; readonly reason?: string | undefined }) {
  const { sent } = useLocale()
  const said = reason && sent(reason)
  return (
    <span title={said}>
      {text}
      {said ? <VisuallyHidden>: {said}</VisuallyHidden> : null}
    </span>
  )
}
