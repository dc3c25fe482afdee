import type { OverviewView } from '@bellwether/contract'

/** What a type brings to its Overview; blocks it leaves out do not apply to it. */
export type OverviewParts = Pick<OverviewView, 'keyFigures'> &
  Partial<Omit<OverviewView, 'frame' | 'chart' | 'keyFigures'>>
