import type { FastifyInstance } from 'fastify'
import { dealWaiting } from './order/waiting-orders.ts'
import { dealDuePlans } from './regular-investments/due-plans.ts'
import { creditDividends } from './reinvestments/pay-dividends.ts'
import type { DealingContext } from './trading-context.ts'

const steps = {
  'waiting orders': dealWaiting,
  'regular investments': dealDuePlans,
  dividends: creditDividends,
} as const

export type DealingStep = keyof typeof steps

export const dealingSteps: readonly DealingStep[] = ['waiting orders', 'regular investments', 'dividends']

/** One round of what happens without anybody at the screen. What fails is logged, and the rest goes on; the next round tries again. */
export async function runDealing(
  context: DealingContext,
  wanted: readonly DealingStep[] = dealingSteps,
): Promise<void> {
  for (const step of wanted) {
    try {
      const done = await steps[step](context)
      if (done > 0) context.log.info({ step, done }, 'dealing round')
    } catch (err) {
      context.log.error({ err, step }, 'dealing round failed')
    }
  }
}

const everyMs = 30_000
/** Dividends come by the day: looking for them in every round would only cost. */
const dividendRounds = 30

/** Rounds from the start of the process to its end, never two at once. Several processes may run them on one database: every step is stored once. */
export function startDealing(app: FastifyInstance, context: DealingContext): void {
  let round = Promise.resolve()
  let running = false
  let count = 0
  const start = () => {
    if (running) return
    running = true
    const wanted = count % dividendRounds === 0 ? dealingSteps : dealingSteps.filter(step => step !== 'dividends')
    count += 1
    round = runDealing(context, wanted).finally(() => {
      running = false
    })
  }
  const timer = setInterval(start, everyMs)
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await round
  })
}
