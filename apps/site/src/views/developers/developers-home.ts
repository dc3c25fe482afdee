import { catalogue } from '@bellwether/catalogue'
import type { DevelopersHomeView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import type { DevelopersContext } from '../../developers/developers-context.ts'
import { previewHref } from '../../developers/preview-address.ts'
import { toSnippets } from '../../developers/snippets.ts'
import { exampleMarketCode, toSubject } from '../../developers/widget-subject.ts'
import { type GuideTexts, guideLinks } from './guide.ts'

export async function developersHomeView(context: DevelopersContext, texts: GuideTexts): Promise<DevelopersHomeView> {
  const widgets = Object.values(catalogue)
  const [first] = widgets
  const subject = first ? toSubject(context, first, await exampleMarketCode(context, first)) : null
  return {
    simulated: await securities.isSimulated(context.db),
    snippet: subject ? (toSnippets(subject)[0] ?? null) : null,
    previewHref: subject ? previewHref(subject.type) : null,
    widgetCount: widgets.length,
    loaderSize: context.published()?.loader.size ?? null,
    guides: guideLinks(texts),
  }
}
