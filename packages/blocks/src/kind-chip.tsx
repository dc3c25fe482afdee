import { Chip } from '@bellwether/design'

export interface KindChipProps {
  readonly kind: string
  readonly source: string
}

/** What kind of news it is, unless the name of its source says so already: "Company news (simulated)". */
export function KindChip({ kind, source }: KindChipProps) {
  return source.toLowerCase().startsWith(kind.toLowerCase()) ? null : <Chip>{kind}</Chip>
}
