/** What is mutated, and the tests that should notice. */
export interface Subject {
  readonly mutate: readonly string[]
  readonly testFiles: readonly string[]
}

const noTests = ['!**/*.test.ts', '!**/*.fixture.ts']

export const subjects: Readonly<Record<string, Subject>> = {
  costs: {
    mutate: ['packages/analytics/src/costs/*.ts', 'packages/domain/src/costs/*.ts', ...noTests],
    testFiles: ['packages/analytics/src/costs/*.test.ts', 'packages/domain/src/costs/*.test.ts'],
  },
  eligibility: {
    mutate: ['packages/domain/src/eligibility.ts', 'packages/domain/src/trade-buttons.ts'],
    testFiles: ['packages/domain/src/eligibility.test.ts', 'packages/domain/src/trade-buttons.test.ts'],
  },
  'order-pricing': {
    mutate: ['features/trading/src/order/order-pricing.ts', 'packages/domain/src/dealing/*.ts', ...noTests],
    testFiles: ['features/trading/src/order/*.test.ts', 'packages/domain/src/dealing/*.test.ts'],
  },
  tokens: {
    mutate: ['packages/widget-tokens/src/*.ts', ...noTests],
    testFiles: ['packages/widget-tokens/src/*.test.ts', 'packages/widget-tokens/tests/*.integration.test.ts'],
  },
  wire: {
    mutate: ['packages/wire/src/*.ts', ...noTests],
    testFiles: ['packages/wire/src/*.test.ts'],
  },
  gateway: {
    mutate: ['apps/gateway/src/*.ts', ...noTests],
    testFiles: ['apps/gateway/src/*.test.ts', 'apps/gateway/tests/*.integration.test.ts'],
  },
  accounts: {
    mutate: ['features/accounts/src/**/*.ts', 'packages/passwords/src/*.ts', ...noTests],
    testFiles: [
      'features/accounts/src/**/*.test.ts',
      'features/accounts/src/**/*.integration.test.ts',
      'packages/passwords/src/*.test.ts',
    ],
  },
}
