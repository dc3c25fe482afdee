import type { Placing } from './lazy/placing.ts'
import type { Working } from './session.ts'
import { findHighest } from './versions.ts'

/** Stylesheet and icons in the version the host asks for; what fails is logged and skipped. */
export async function loadDesignSystem(session: Working, placing: Promise<Placing | undefined>): Promise<unknown> {
  const { mds } = session.config.css
  const { designSystem = {} } = await session.manifest
  let { style, icons } = designSystem[findHighest(Object.keys(designSystem), mds.version) as string] ?? {}
  if (mds.style === false) style = undefined
  if (mds.icons === false) icons = undefined
  // Beside the part that then finds them there.
  for (const file of [style, icons]) if (file) session.download(file).catch(() => {})
  const part = await placing
  return Promise.all([style && part?.loadStyle(style), icons && part?.insertIcons(icons)])
}
