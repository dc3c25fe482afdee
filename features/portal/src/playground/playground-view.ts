import { catalogue, type WidgetDescription } from '@bellwether/catalogue'
import type { LoaderConfig, PlaygroundStart, PlaygroundSubject, PlaygroundView } from '@bellwether/contract'
import { toLoaderConfigJsonSchema } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { toFields } from '../api-reference/schema-fields.ts'
import { playgroundPath } from '../catalogue/preview-address.ts'
import { toLoaderConfig } from '../catalogue/snippet-subject.ts'
import { exampleMarketCode, toSubject } from '../catalogue/widget-subject.ts'
import type { DevelopersContext } from '../layout/developers-context.ts'

/** `given` is the component type in the URL, as entered. */
export async function playgroundView(context: DevelopersContext, given: string): Promise<PlaygroundView> {
  const simulated = await securities.isSimulated(context.db)
  return {
    simulated,
    playground: await toPlayground(context, given, simulated),
    schemaHref: `${playgroundPath}/schema.json`,
    fields: toFields(toLoaderConfigJsonSchema()),
  }
}

async function toPlayground(
  context: DevelopersContext,
  given: string,
  simulated: boolean,
): Promise<PlaygroundSubject | null> {
  const { published, publicOrigin, db } = context
  const summary = published()
  if (!summary) return null
  const widgets = await Promise.all(Object.values(catalogue).map(widget => toWidgetStart(context, widget)))
  const starts = [...(simulated ? [demoStart] : []), ...widgets.flatMap(start => start ?? [])]
  const counts = await securities.counts(db)
  return {
    previewHref: `${playgroundPath}/frame`,
    origin: publicOrigin,
    loader: { version: summary.loader.version, integrity: summary.loader.integrity },
    starts,
    first: starts.find(({ id }) => id === given)?.id ?? widgets[0]?.id ?? '',
    securities: counts.map(({ largest }) => largest),
  }
}

async function toWidgetStart(context: DevelopersContext, widget: WidgetDescription): Promise<PlaygroundStart | null> {
  const subject = toSubject(context, widget, await exampleMarketCode(context, widget))
  if (!subject) return null
  return { id: widget.type, title: widget.title, text: JSON.stringify(toLoaderConfig(subject), null, 2) }
}

/** The preview gets its token as a host page would. */
const demoStart: PlaygroundStart = {
  id: 'demo',
  title: 'Hosted configuration (namespace demo)',
  text: JSON.stringify(
    {
      configuration: { namespace: 'demo', source: { type: 'config-api' } },
      elementBindings: ['quote', 'holdings', 'news'].map(id => ({ morningstarComponentId: id, container: id })),
    } satisfies LoaderConfig,
    null,
    2,
  ),
}
