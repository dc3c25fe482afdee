import { launchChromium } from './chromium.ts'
import type { Engine, EngineName } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { launchWebKit } from './webkit.ts'

const launchers: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
}

/** A browser of the system by the name of its engine. */
export function launchEngine(name: EngineName): Promise<Engine> {
  return launchers[name]()
}
