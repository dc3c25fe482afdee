import type { Instrument } from './instrument.ts'
import { domicileOf, type Viewer } from './viewer.ts'

export function showsKiid(
  viewer: Viewer | null,
  instrument: Pick<Instrument, 'kiidRequired' | 'kiidDocument'>,
): boolean {
  return domicileOf(viewer) === 'GBR' || (instrument.kiidRequired && Boolean(instrument.kiidDocument))
}
