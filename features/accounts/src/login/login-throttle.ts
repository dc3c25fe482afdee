import type { loginFailures } from '@bellwether/db'

/** Milliseconds: how far back failures count. */
export const throttleWindow = 15 * 60_000

const limits = {
  /** From one network, whatever the accounts. */
  network: 10,
  /** On one account, from browsers that do not know it: from here on it counts as under attack. */
  account: 10,
  /** On an account under attack, from one network: a stranger to the attack, its owner perhaps, may still try. */
  accountFromNetwork: 3,
  /** On one account, from everywhere: beyond it only browsers that know the account may try. */
  accountInAll: 100,
  /** On one account, from one browser that knows it. */
  device: 10,
}

export type ThrottleVerdict =
  | { readonly admitted: true }
  | { readonly admitted: false /** When the next attempt would be admitted. */; readonly retryAt: Date }

const admitted: ThrottleVerdict = { admitted: true }

/**
 * Ten failures in a quarter of an hour stop the network that made them and put the account on its guard, without shutting its owner out: failures
 * of strangers do not count for a browser that knows the account, and another network may try a few times. See docs/decisions/018.
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
  const strangers = recent.filter(failure => !failure.fromKnownDevice)
  const onAccount = strangers.filter(failure => failure.sameAccount)
  const guarded = within(onAccount, limits.account)
  const fromHere = within(
    onAccount.filter(failure => failure.sameNetwork),
    limits.accountFromNetwork,
  )
  return latest([
    within(
      strangers.filter(failure => failure.sameNetwork),
      limits.network,
    ),
    within(onAccount, limits.accountInAll),
    guarded.admitted || fromHere.admitted ? admitted : earliest(guarded, fromHere),
  ])
}

/** The newest failure comes first: the one at the limit is the one that must grow old. */
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
