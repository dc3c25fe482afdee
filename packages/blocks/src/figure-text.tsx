import type { FigureValue } from '@bellwether/contract'
import { Chip, VisuallyHidden } from '@bellwether/design'
import {
  formatChange,
  formatCount,
  formatDate,
  formatMoneyShort,
  formatPercent,
  formatPrice,
  formatRatio,
} from '@bellwether/domain'

/** The one place where a figure becomes text, absences included. */
export function FigureText({ value }: { readonly value: FigureValue }) {
  switch (value.kind) {
    case 'price':
      return formatPrice(value.price)
    case 'change':
      return formatChange(value.price)
    case 'money':
      return formatMoneyShort(value.money)
    case 'percent':
      return formatPercent(value.fraction, { sign: value.signed ?? false })
    case 'ratio':
      return formatRatio(value.value, value.suffix ?? '', value.digits ?? 1)
    case 'count':
      return formatCount(value.count)
    case 'date':
      return formatDate(value.date)
    case 'score':
      return `${value.score} of ${value.scale}`
    case 'text':
      return value.href ? <a href={value.href}>{value.text}</a> : value.text
    case 'not-meaningful':
      return <WithReason text="n/m" reason={value.reason} />
    case 'absent':
      return <AbsentFigure value={value} />
  }
}

function AbsentFigure({ value }: { readonly value: Extract<FigureValue, { kind: 'absent' }> }) {
  switch (value.absence) {
    case 'NOT_APPLICABLE':
      return null
    case 'NOT_REPORTED':
      return <WithReason text="n/a" reason={value.reason} />
    case 'WITHHELD':
      return <Chip>{value.reason ?? 'Log in'}</Chip>
    case 'FAILED':
      return <Chip tone="caution">Could not load</Chip>
  }
}

function WithReason({ text, reason }: { readonly text: string; readonly reason?: string | undefined }) {
  return (
    <span title={reason}>
      {text}
      {reason ? <VisuallyHidden>: {reason}</VisuallyHidden> : null}
    </span>
  )
}
