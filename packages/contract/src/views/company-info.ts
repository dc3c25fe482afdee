import type { BlockState } from './block-state.ts'
import type { CalendarEntry } from './calendar.ts'
import type { FiguresView } from './figure.ts'
import type { FigureTableView } from './figure-table.ts'
import type { SecurityFrame } from './frame.ts'
import type { PeerView } from './peer.ts'

/** Sections that are null have nothing to show and are left out; identity and calendar are always there. */
export interface CompanyInfoView {
  readonly frame: SecurityFrame
  readonly about: string | null
  readonly website: string | null
  readonly identity: BlockState<FiguresView>
  readonly advisers: BlockState<FiguresView> | null
  readonly calendar: BlockState<readonly CalendarEntry[]>
  readonly divisions: BlockState<FigureTableView> | null
  /** Operating profit of the divisions. */
  readonly profits: BlockState<FigureTableView> | null
  readonly geography: BlockState<FigureTableView> | null
  readonly people: BlockState<FigureTableView> | null
  readonly shareholders: BlockState<FigureTableView> | null
  readonly shortPositions: BlockState<FigureTableView> | null
  readonly shareClasses: BlockState<FigureTableView> | null
  readonly actions: BlockState<FigureTableView> | null
  /** The largest others of the sector. */
  readonly competitors: BlockState<readonly PeerView[]> | null
}
