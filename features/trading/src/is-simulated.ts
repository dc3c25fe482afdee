import { sources } from '@bellwether/db'
import type { TradingContext } from './trading-context.ts'

/** Whether pages that list many securities need the notice that the market is simulated. */
export async function isSimulated({ db }: Pick<TradingContext, 'db'>): Promise<boolean> {
  return (await sources.all(db)).some(({ simulated }) => simulated)
}
