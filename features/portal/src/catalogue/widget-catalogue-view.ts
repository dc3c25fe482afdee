import { catalogue } from '@bellwether/catalogue'
import type { WidgetCatalogueView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { toFramed } from './framed-widget.ts'
import { widgetsPath } from './preview-address.ts'

export async function widgetCatalogueView({ db, published }: DevelopersContext): Promise<WidgetCatalogueView> {
  const widgets = published()?.widgets ?? {}
  return {
    simulated: await securities.isSimulated(db),
    widgets: Object.values(catalogue).map(widget => {
      const { type, title, summary, example } = widget
      return {
        type,
        title,
        summary,
        href: `${widgetsPath}/${type}`,
        preview: widgets[type] ? toFramed(widget, example) : null,
        size: widgets[type]?.code ?? null,
      }
    }),
  }
}
