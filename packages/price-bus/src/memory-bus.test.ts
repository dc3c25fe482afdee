import { describePriceBus } from '../testing/describe-price-bus.ts'
import { createMemoryBus } from './index.ts'

describePriceBus('memory', async onError => {
  const bus = createMemoryBus({ onError })
  return { feed: bus, gateway: bus }
})
