import { formats, type GivenFile, ImportFileError, openFiles } from '@bellwether/import-formats'

/** Enough to know an archive by: that of the SEC has 18,000 entries. */
const entriesLookedAt = 20

/** IM-FILE-10: lists of securities before what is said of them, otherwise in the order given. A folder has both, by name. */
export async function inOrder(given: readonly GivenFile[]): Promise<readonly GivenFile[]> {
  if (given.length < 2) return given
  const lists = new Set<GivenFile>()
  for (const file of given) if (await listsSecurities(file)) lists.add(file)
  return [...lists, ...given.filter(file => !lists.has(file))]
}

/** What cannot be opened says why when its turn comes. */
async function listsSecurities(given: GivenFile): Promise<boolean> {
  try {
    let entries = 0
    for await (const file of openFiles(given)) {
      if (formats.find(format => format.recognise(file.head, file))?.listsSecurities) return true
      entries += 1
      if (entries === entriesLookedAt) break
    }
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
  }
  return false
}
