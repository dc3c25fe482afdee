import type { GuideLinkView, GuideView } from '@bellwether/contract'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { type GuideName, guideNames, guidesPath } from './guide-names.ts'
import { renderGuide } from './render-guide.ts'

export type GuideTexts = Readonly<Record<GuideName, string>>

export function guideView(
  { publicOrigin, published }: DevelopersContext,
  texts: GuideTexts,
  name: GuideName,
): GuideView {
  const facts = { publicOrigin, loader: published()?.loader ?? null }
  return { simulated: false, name, ...renderGuide(texts[name], facts), guides: guideLinks(texts) }
}

export function guideLinks(texts: GuideTexts): readonly GuideLinkView[] {
  return guideNames.map(name => {
    const { title, lead } = renderGuide(texts[name], { publicOrigin: '', loader: null })
    return { title, lead, href: `${guidesPath}/${name}` }
  })
}
