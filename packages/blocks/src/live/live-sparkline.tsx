import type { SparklineView } from '@bellwether/contract'
import { Sparkline } from '../sparkline.tsx'
import { useLive } from './use-live.ts'

/** A live price may have crossed the previous close since the line was drawn. */
export function LiveSparkline({ view }: { readonly view: SparklineView }) {
  const direction = useLive(quote => quote.change?.way ?? null)
  return <Sparkline view={view} {...(direction && { direction })} />
}
