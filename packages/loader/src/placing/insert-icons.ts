import type { CdnFile } from '@bellwether/contract'
import { getPage } from '../page.ts'
import type { Working } from '../session.ts'

/** Puts the icons into the page itself, because a symbol of another origin cannot be used. */
export async function insertIcons({ download, signal, skip }: Working, file: CdnFile): Promise<void> {
  try {
    const answer = await fetch(await download(file), { integrity: file.integrity ?? '', signal })
    const sprite = document.createElement('div')
    sprite.hidden = true
    sprite.innerHTML = getPage().policy.createHTML(await answer.text())
    document.body.append(sprite)
    signal.addEventListener('abort', () => sprite.remove())
  } catch {
    skip(file.path)
  }
}
