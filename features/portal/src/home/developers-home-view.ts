import { catalogue } from '@bellwether/catalogue'
import type { DevelopersHomeView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { toFramed } from '../catalogue/framed-widget.ts'
import { toSnippets } from '../catalogue/snippets.ts'
import { exampleMarketCode, toSubject } from '../catalogue/widget-subject.ts'
import { type GuideTexts, guideLinks } from '../guides/guide-view.ts'
import type { DevelopersContext } from '../layout/developers-context.ts'

export async function developersHomeView(context: DevelopersContext, texts: GuideTexts): Promise<DevelopersHomeView> {
  const widgets = Object.values(catalogue)
  const [first] = widgets
  const subject = first ? toSubject(context, first, await exampleMarketCode(context, first)) : null
  return {
    simulated: await securities.isSimulated(context.db),
    snippet: subject ? (toSnippets(subject)[0] ?? null) : null,
    preview: first && subject ? toFramed(first, subject.settings) : null,
    widgetCount: widgets.length,
    loaderSize: context.published()?.loader.size ?? null,
    guides: guideLinks(texts),
  }
}
