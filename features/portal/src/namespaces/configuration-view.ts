import {
  type EnvironmentTab,
  type NamespaceConfigurationView,
  type NamespaceHistoryView,
  namespacePath,
  toCdnConfigurationPath,
} from '@bellwether/contract'
import { type ConfigurationProblem, readConfiguration } from '@bellwether/contract/configuration-text'
import { secondApprover as approval, configurationDrafts, configurations } from '@bellwether/db'
import type { ResearchContext } from '@bellwether/research'
import { componentsSchemaPath } from '../catalogue/preview-address.ts'
import { toDiffLines, toEditable } from './configuration-diff.ts'
import { findConfigurationHints } from './configuration-hints.ts'
import { draftView } from './draft-view.ts'
import { toMoment } from './instants.ts'
import type { NamespacesContext } from './namespaces-context.ts'

/** As `configuration.environment` of the loader names them, production first. */
export const environments = ['prod', 'stg', 'uat', 'qa'] as const

const maxListed = 100

const example = `${JSON.stringify(
  {
    components: {
      quote: { type: 'quote-header', version: '^1.0.0', settings: { marketCode: 'LSE:HVL' } },
    },
  },
  null,
  2,
)}\n`

/** A rejected submission, which is shown in the form again. */
export interface GivenConfiguration {
  readonly text: string
  readonly isPublic: boolean
  readonly note: string
  readonly problems: readonly ConfigurationProblem[]
  /** The draft that was changed. */
  readonly version: string
}

export interface ShownConfiguration {
  readonly environment: string
  /** Who looks. */
  readonly userId: number
  readonly saved?: number | null
  readonly draftSaved?: boolean
  readonly given?: GivenConfiguration | null
}

export async function namespaceConfigurationView(
  context: NamespacesContext,
  name: string,
  { environment, userId, saved = null, draftSaved = false, given = null }: ShownConfiguration,
): Promise<NamespaceConfigurationView> {
  const { db, publicOrigin } = context
  const key = { namespace: name, environment }
  const { on: secondApprover } = await approval.find(db, name)
  const draft = await configurationDrafts.find(db, key)
  const current = await configurations.current(db, key)
  const [newest] = await configurations.revisions(db, key, 1)
  const reading = current && readConfiguration(current.body)
  return {
    name,
    environment,
    environments: tabsFor(environment, namespacePath(name)),
    current: current && newest ? { revision: current.revision, at: toMoment(newest.createdAt) } : null,
    saved: saved === current?.revision ? saved : null,
    draft:
      draft &&
      draftView(context, key, draft, {
        served: current,
        awaitsOther: secondApprover && draft.authors.includes(userId),
      }),
    draftSaved: draftSaved && draft !== null,
    draftVersion: given?.version ?? String(draft?.version ?? ''),
    secondApprover,
    text: given?.text ?? draft?.text ?? (current ? toEditable(current.body) : example),
    isPublic: given?.isPublic ?? draft?.isPublic ?? current?.isPublic ?? false,
    note: given?.note ?? draft?.note ?? '',
    problems: given?.problems ?? [],
    hints: given || !reading || !('configuration' in reading) ? [] : findConfigurationHints(reading.configuration),
    configHref: `${publicOrigin}/config-api/1/${name}/${environment}`,
    publicHref:
      current?.isPublic && environment === 'prod' ? `${publicOrigin}/cdn/${toCdnConfigurationPath(name)}` : null,
    schemaHref: componentsSchemaPath,
  }
}

/** The history with the diff of one revision; null for an unknown revision. */
export async function namespaceHistoryView(
  { db }: ResearchContext,
  name: string,
  { environment, revision }: { readonly environment: string; readonly revision: number | null },
): Promise<NamespaceHistoryView | null> {
  const key = { namespace: name, environment }
  const found = await configurations.revisions(db, key, maxListed)
  const newest = found[0]?.revision ?? 0
  const path = namespacePath(name, 'history')
  const shown = revision ?? (newest > 0 ? newest : null)
  const chosen = shown === null ? null : await configurations.find(db, key, shown)
  if (revision !== null && chosen === null) return null
  const before = shown !== null && shown > 1 ? await configurations.find(db, key, shown - 1) : null
  return {
    name,
    environment,
    environments: tabsFor(environment, path),
    revisions: found.map(({ createdAt, author, approver, ...one }) => ({
      ...one,
      at: toMoment(createdAt),
      author: `${author ?? 'Command line'}${approver === null ? '' : `, approved by ${approver}`}`,
      isCurrent: one.revision === newest,
      href: `${path}?environment=${environment}&revision=${one.revision}`,
    })),
    shown:
      shown !== null && chosen
        ? {
            revision: shown,
            before: before ? shown - 1 : null,
            isCurrent: shown === newest,
            lines: toDiffLines(before ? toEditable(before.body) : '', toEditable(chosen.body)),
          }
        : null,
  }
}

function tabsFor(environment: string, path: string): readonly EnvironmentTab[] {
  return environments.map(known => ({
    label: known,
    href: `${path}?environment=${known}`,
    current: known === environment,
  }))
}
