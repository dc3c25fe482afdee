import type { Working } from '../session.ts'
import { loaderVersion } from '../version.ts'

/** The panel is a file of its own: who has a rare configuration in production does not download it. */
export async function showDebugPanel(session: Working): Promise<void> {
  const { manifest, prepare, skip } = session
  try {
    const file = (await manifest).loader?.[loaderVersion]?.['debug-panel'] ?? { path: 'debug-panel' }
    const runPanel = await prepare([file])
    const panel = (await runPanel()) as typeof import('../lazy/debug-panel.ts')
    panel.start(session)
  } catch {
    skip('debug-panel')
  }
}
