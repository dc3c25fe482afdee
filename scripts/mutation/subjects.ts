/** What is mutated, and the tests that should notice: slow ones run only for what the quick ones did not notice. */
export interface Subject {
  readonly mutate: readonly string[]
  readonly quickTests: readonly string[]
  readonly slowTests: readonly string[]
}

const noTests = ['!**/*.test.ts', '!**/*.fixture.ts']

export const subjects: Readonly<Record<string, Subject>> = {
  costs: {
    mutate: ['packages/analytics/src/costs/*.ts', 'packages/domain/src/costs/*.ts', ...noTests],
    quickTests: ['packages/analytics/src/costs/!(cost-laws).test.ts', 'packages/domain/src/costs/*.test.ts'],
    slowTests: ['packages/analytics/src/costs/cost-laws.test.ts'],
  },
  eligibility: {
    mutate: ['packages/domain/src/eligibility.ts', 'packages/domain/src/trade-buttons.ts'],
    quickTests: ['packages/domain/src/eligibility.test.ts', 'packages/domain/src/trade-buttons.test.ts'],
    slowTests: [],
  },
  'order-pricing': {
    mutate: ['features/trading/src/order/order-pricing.ts', 'packages/domain/src/dealing/*.ts', ...noTests],
    quickTests: ['features/trading/src/order/*.test.ts', 'packages/domain/src/dealing/*.test.ts'],
    slowTests: [],
  },
  tokens: {
    mutate: ['packages/widget-tokens/src/*.ts', ...noTests],
    quickTests: ['packages/widget-tokens/src/*.test.ts'],
    slowTests: ['packages/widget-tokens/tests/*.integration.test.ts'],
  },
  wire: {
    mutate: ['packages/wire/src/*.ts', ...noTests],
    quickTests: ['packages/wire/src/!(fuzz|allocation.isolated).test.ts'],
    slowTests: ['packages/wire/src/fuzz.test.ts'],
  },
  gateway: {
    mutate: ['apps/gateway/src/*.ts', ...noTests],
    quickTests: ['apps/gateway/src/!(subscription-race).test.ts'],
    slowTests: ['apps/gateway/src/subscription-race.test.ts', 'apps/gateway/tests/*.integration.test.ts'],
  },
  accounts: {
    mutate: ['features/accounts/src/**/*.ts', 'packages/passwords/src/*.ts', ...noTests],
    quickTests: ['features/accounts/src/**/!(*.integration).test.ts', 'packages/passwords/src/*.test.ts'],
    slowTests: ['features/accounts/src/**/*.integration.test.ts'],
  },
}
