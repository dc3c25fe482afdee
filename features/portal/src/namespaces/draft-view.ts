import { type ConfigurationDraftView, namespacePath } from '@bellwether/contract'
import { readConfiguration } from '@bellwether/contract/configuration-text'
import type { configurationDrafts, configurations } from '@bellwether/db'
import { toDiffLines, toEditable } from './configuration-diff.ts'
import { findConfigurationHints } from './configuration-hints.ts'
import { toMoment } from './instants.ts'
import type { NamespacesContext } from './namespaces-context.ts'

export function draftView(
  { published }: Pick<NamespacesContext, 'published'>,
  { namespace, environment }: configurations.ConfigurationKey,
  draft: configurationDrafts.Draft,
  { served, awaitsOther }: { readonly served: { readonly body: string } | null; readonly awaitsOther: boolean },
): ConfigurationDraftView {
  const reading = readConfiguration(draft.text)
  const isRight = 'configuration' in reading
  const text = isRight ? toEditable(JSON.stringify(reading.configuration)) : `${draft.text.trimEnd()}\n`
  return {
    version: draft.version,
    at: toMoment(draft.savedAt),
    authors: draft.authorNames,
    problems: isRight ? null : reading.problems,
    hints: isRight ? findConfigurationHints(reading.configuration) : [],
    lines: toDiffLines(served ? toEditable(served.body) : '', text),
    previewHref:
      isRight && published()
        ? `${namespacePath(namespace)}/draft/preview?environment=${environment}&version=${draft.version}`
        : null,
    awaitsOther,
  }
}
