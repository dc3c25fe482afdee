import type { FastifyInstance } from 'fastify'
import { executePendingOrders } from './order/pending-orders.ts'
import { executeDuePlans } from './regular-investments/due-plans.ts'
import { creditDividends } from './reinvestments/pay-dividends.ts'
import type { TradingContext } from './trading-context.ts'

const steps = {
  'waiting orders': executePendingOrders,
  'regular investments': executeDuePlans,
  dividends: creditDividends,
} as const

export type TradingStep = keyof typeof steps

const tradingSteps: readonly TradingStep[] = ['waiting orders', 'regular investments', 'dividends']

/** One round of automatic trading. A failed step is logged and retried in the next round; the other steps still run. */
export async function runTradingRound(
  context: TradingContext,
  wanted: readonly TradingStep[] = tradingSteps,
): Promise<void> {
  for (const step of wanted) {
    try {
      const done = await steps[step](context)
      if (done > 0) context.log.info({ step, done }, 'trading round completed')
    } catch (err) {
      context.log.error({ err, step }, 'trading round failed')
    }
  }
}

const intervalMs = 30_000
/** Dividends are paid daily, so most rounds skip them. */
const dividendRounds = 30

/** Runs rounds for the life of the process, never two at once. Several processes may share one database: every order is stored once. */
export function startTrading(app: FastifyInstance, context: TradingContext): void {
  let round = Promise.resolve()
  let running = false
  let count = 0
  const start = () => {
    if (running) return
    running = true
    const wanted = count % dividendRounds === 0 ? tradingSteps : tradingSteps.filter(step => step !== 'dividends')
    count += 1
    round = runTradingRound(context, wanted).finally(() => {
      running = false
    })
  }
  const timer = setInterval(start, intervalMs)
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await round
  })
}
