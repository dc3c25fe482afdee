import { documentGroups } from '@bellwether/domain'
import type { DocumentGroupRow } from '../rows/platform.ts'

export const documentGroupRows: readonly DocumentGroupRow[] = documentGroups.map(group => ({
  ...group,
  position: group.id,
}))
