import type { Placing } from './lazy/placing.ts'
import type { Working } from './session.ts'
import { findHighest } from './versions.ts'

/** Stylesheet and icons in the version the host asks for; what fails is logged and skipped. */
export async function loadDesignSystem(session: Working, placing: Promise<Placing | undefined>): Promise<unknown> {
  const { mds } = session.config.css
  const { designSystem = {} } = await session.manifest
  let { style, icons } = designSystem[findHighest(Object.keys(designSystem), mds.version) as string] ?? {}
  if (mds.icons === false) icons = undefined
  // Beside the part that then finds them there.
  if (icons) session.download(icons).catch(() => {})
  return Promise.all([
    style && mds.style !== false && session.loadStyle(style),
    icons && placing.then(part => part?.insertIcons(icons)),
  ])
}
