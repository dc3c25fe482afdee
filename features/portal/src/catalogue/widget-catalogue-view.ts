import { catalogue } from '@bellwether/catalogue'
import type { WidgetCatalogueView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { previewHref, widgetsPath } from './preview-address.ts'

export async function widgetCatalogueView({ db, published }: DevelopersContext): Promise<WidgetCatalogueView> {
  const widgets = published()?.widgets ?? {}
  return {
    simulated: await securities.isSimulated(db),
    widgets: Object.values(catalogue).map(({ type, title, summary }) => ({
      type,
      title,
      summary,
      href: `${widgetsPath}/${type}`,
      previewHref: widgets[type] ? previewHref(type) : null,
      size: widgets[type]?.code ?? null,
    })),
  }
}
