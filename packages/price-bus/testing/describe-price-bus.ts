import { describe } from 'vitest'
import { type MakeBus, useBus } from './bus-case.ts'
import { describeDelivery } from './describe-delivery.ts'
import { describeFailures } from './describe-failures.ts'
import { describeLoad } from './describe-load.ts'
import { describeWatching } from './describe-watching.ts'

/** The contract of every price bus. `make` creates an unused one. */
export function describePriceBus(kind: string, make: MakeBus): void {
  describe(`price bus (${kind})`, () => {
    const bus = useBus(make)
    describeDelivery(bus)
    describeWatching(bus)
    describeLoad(bus)
    describeFailures(bus)
  })
}
