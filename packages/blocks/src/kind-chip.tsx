import { Chip } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'

export interface KindChipProps {
  readonly kind: string
  readonly source: string
  /** The regulator's or provider's code of the kind: FR for final results. */
  readonly code?: string
}

/** What kind of news it is, unless the name of its source says so already: "Company news (simulated)". */
export function KindChip({ kind, source, code }: KindChipProps) {
  const kindText = useLocale().sent(kind)
  if (source.toLowerCase().startsWith(kind.toLowerCase())) return null
  return <Chip>{code ? `${kindText} (${code})` : kindText}</Chip>
}
