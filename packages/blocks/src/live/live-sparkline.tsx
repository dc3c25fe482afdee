import type { SparklineView } from '@bellwether/contract'
import { useLocale } from '@bellwether/locale'
import { Sparkline } from '../sparkline.tsx'
import { useLive } from './use-live.ts'
import { useLiveOfDay } from './use-live-of-day.ts'

/** A line of today goes on to the live price, which may have crossed the previous close since the line was drawn. */
export function LiveSparkline({ view }: { readonly view: SparklineView }) {
  const { t } = useLocale()
  const direction = useLive(quote => quote.change?.way)
  const price = useLiveOfDay(quote => quote.last.price)
  const change = useLiveOfDay(quote => quote.changePct)
  const shown =
    view.baseline !== null && price && change
      ? { ...view, points: [...view.points, price.value], words: t('Today: {percent}', { percent: change.text }) }
      : view
  return <Sparkline view={shown} {...(direction && { direction })} />
}
