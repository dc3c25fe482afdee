import type { Working } from '../session.ts'

/**
 * Gives the browser the texts of a language, with their hash, before a component imports them: under an Integrity-Policy Firefox would
 * refuse the import on a page with an import map of its own. Of texts that cannot be loaded the component says so itself.
 */
export async function loadTexts({ manifest, prepare }: Working, key: string | undefined): Promise<void> {
  const { chunks } = await manifest
  const file = key && chunks?.[key]
  if (!file) return
  try {
    await (await prepare([{ ...file, lazy: false }]))()
  } catch {}
}
