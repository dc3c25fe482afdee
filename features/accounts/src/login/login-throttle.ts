import type { loginFailures } from '@bellwether/db'

/** How far back failures count, in milliseconds. */
export const throttleWindow = 15 * 60_000

const limits = {
  /** From one network, on any accounts. */
  network: 10,
  /** On one account, from unknown browsers: from here on it counts as under attack. */
  account: 10,
  /** On an account under attack, from one network: someone on another network, perhaps its owner, may still try. */
  accountFromNetwork: 3,
  /** On one account, from all networks: beyond it only known browsers may try. */
  accountTotal: 100,
  /** On one account, from one known browser. */
  device: 10,
}

export type ThrottleVerdict =
  | { readonly admitted: true }
  | { readonly admitted: false /** When the next attempt would be admitted. */; readonly retryAt: Date }

const admitted: ThrottleVerdict = { admitted: true }

/**
 * Ten failures within 15 minutes block their network and restrict the account without locking its owner out: they do not count for a known browser,
 * and another network may still try a few times. See docs/decisions/011.
 */
export function decideLogin(
  recent: readonly loginFailures.RecentFailure[],
  { knownDevice }: { readonly knownDevice: boolean },
): ThrottleVerdict {
  if (knownDevice)
    return within(
      recent.filter(failure => failure.sameDevice && failure.sameAccount),
      limits.device,
    )
  const fromUnknown = recent.filter(failure => !failure.fromKnownDevice)
  const onAccount = fromUnknown.filter(failure => failure.sameAccount)
  const guarded = within(onAccount, limits.account)
  const fromHere = within(
    onAccount.filter(failure => failure.sameNetwork),
    limits.accountFromNetwork,
  )
  return latest([
    within(
      fromUnknown.filter(failure => failure.sameNetwork),
      limits.network,
    ),
    within(onAccount, limits.accountTotal),
    guarded.admitted || fromHere.admitted ? admitted : earliest(guarded, fromHere),
  ])
}

/** Newest first: the failure at the limit is the one that has to expire. */
function within(failures: readonly loginFailures.RecentFailure[], limit: number): ThrottleVerdict {
  const atLimit = failures[limit - 1]
  return atLimit ? { admitted: false, retryAt: new Date(atLimit.failedAt.getTime() + throttleWindow) } : admitted
}

type Refusal = Extract<ThrottleVerdict, { admitted: false }>

function earliest(a: Refusal, b: Refusal): Refusal {
  return a.retryAt < b.retryAt ? a : b
}

function latest(verdicts: readonly ThrottleVerdict[]): ThrottleVerdict {
  return verdicts.reduce((a, b) => (b.admitted || (!a.admitted && a.retryAt >= b.retryAt) ? a : b))
}
