import { sources } from '@bellwether/db'
import type { DealingContext } from './trading-context.ts'

/** Whether pages that show many securities at once have to say that none is real. */
export async function isSimulated({ db }: Pick<DealingContext, 'db'>): Promise<boolean> {
  return (await sources.all(db)).some(({ simulated }) => simulated)
}
