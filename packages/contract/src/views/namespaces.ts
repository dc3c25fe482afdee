export const namespacesPath = '/developers/namespaces'

/** `{namespaces}/{name}`, and below it the page. */
export function namespacePath(name: string, page: NamespacePlace | '' = ''): string {
  return `${namespacesPath}/${encodeURIComponent(name)}${page === '' ? '' : `/${page}`}`
}

/** JSON pointer, empty for the text as a whole, and what is wrong there. */
export interface ConfigurationProblemView {
  readonly path: string
  readonly problem: string
}

export type NamespacePlace = 'history' | 'access' | 'usage' | 'owners' | 'delete'

export interface NamespacesView {
  readonly namespaces: readonly { readonly name: string; readonly href: string; readonly since: string }[]
  /** Those that you deleted and can bring back. */
  readonly deleted: readonly { readonly name: string; readonly at: string }[]
  /** The one that has just been deleted. */
  readonly justDeleted: string | null
  readonly name: string
  readonly problem: string | null
}

export interface NamespaceLayoutView {
  readonly name: string
}

export interface EnvironmentTab {
  readonly label: string
  readonly href: string
  readonly current: boolean
}

/** Of one environment: what is served now, and the text that is being changed. */
export interface NamespaceConfigurationView extends NamespaceLayoutView {
  readonly environment: string
  readonly environments: readonly EnvironmentTab[]
  readonly current: { readonly revision: number; readonly at: string } | null
  /** The revision that has just been published. */
  readonly saved: number | null
  /** Changes that are not served yet. */
  readonly draft: ConfigurationDraftView | null
  /** The draft has just been saved. */
  readonly draftSaved: boolean
  /** The draft that the form changes; empty: none. */
  readonly draftVersion: string
  /** A draft is published by an owner who has not written it. */
  readonly secondApprover: boolean
  readonly text: string
  readonly isPublic: boolean
  readonly note: string
  readonly problems: readonly ConfigurationProblemView[]
  /** What can be stored and is probably not meant. */
  readonly hints: readonly ConfigurationProblemView[]
  /** Where it is read: with a token, and without one. */
  readonly configHref: string
  readonly publicHref: string | null
  /** What an editor completes from. */
  readonly schemaHref: string
}

/** What a draft would change, and whether it can be published. */
export interface ConfigurationDraftView {
  readonly version: number
  readonly at: string
  readonly authors: readonly string[]
  /** Null: it could be served. */
  readonly problems: readonly ConfigurationProblemView[] | null
  readonly hints: readonly ConfigurationProblemView[]
  /** Beside what is served; empty: no difference. */
  readonly lines: readonly DiffLine[]
  /** Null where it cannot be shown: it has problems, or no widgets are published. */
  readonly previewHref: string | null
  /** You wrote it, and another owner must publish it. */
  readonly awaitsOther: boolean
}

export interface RevisionView {
  readonly revision: number
  readonly at: string
  readonly author: string
  readonly note: string
  readonly isPublic: boolean
  readonly isCurrent: boolean
  /** To what it changed. */
  readonly href: string
}

export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed' | 'skipped'
  readonly text: string
}

export interface NamespaceHistoryView extends NamespaceLayoutView {
  readonly environment: string
  readonly environments: readonly EnvironmentTab[]
  readonly revisions: readonly RevisionView[]
  readonly shown: {
    readonly revision: number
    /** Null: the first one. */
    readonly before: number | null
    readonly isCurrent: boolean
    readonly lines: readonly DiffLine[]
  } | null
}

export interface WidgetClientView {
  readonly id: string
  readonly label: string
  readonly kind: 'secret' | 'token'
  readonly scopes: readonly string[]
  readonly origins: readonly string[]
  readonly made: string
  readonly lastUsed: string | null
  readonly ends: string | null
  readonly state: 'ACTIVE' | 'EXPIRED' | 'REVOKED'
}

export interface WidgetClientForm {
  readonly label: string
  readonly kind: string
  readonly scopes: readonly string[]
  /** One a line. */
  readonly origins: string
  readonly days: string
}

export interface NamespaceAccessView extends NamespaceLayoutView {
  readonly clients: readonly WidgetClientView[]
  readonly scopes: readonly { readonly scope: string; readonly words: string }[]
  readonly form: WidgetClientForm
  readonly problems: Readonly<Partial<Record<keyof WidgetClientForm, string>>>
  /** The only time that it can be seen. */
  readonly shown: { readonly label: string; readonly kind: 'secret' | 'token'; readonly value: string } | null
  readonly revoked: boolean
  /** Of the call that exchanges a secret. */
  readonly exchangeHref: string
}

export interface UsageDayView {
  readonly day: string
  readonly component: string
  readonly version: string
  readonly outcome: string
  readonly count: number
}

export interface NamespaceUsageView extends NamespaceLayoutView {
  readonly days: number
  readonly choices: readonly { readonly label: string; readonly href: string; readonly current: boolean }[]
  readonly totals: readonly { readonly component: string; readonly painted: number; readonly failed: number }[]
  readonly rows: readonly UsageDayView[]
}

export interface NamespaceOwnersView extends NamespaceLayoutView {
  readonly secondApprover: {
    readonly on: boolean
    /** The owner who asks to end it. */
    readonly endAskedBy: { readonly name: string; readonly isYou: boolean } | null
    readonly problem: string | null
  }
  readonly owners: readonly {
    readonly id: number
    readonly name: string
    readonly email: string
    readonly since: string
    readonly isYou: boolean
  }[]
  readonly invited: readonly { readonly email: string; readonly since: string }[]
  readonly email: string
  readonly problem: string | null
}

/** What deleting a namespace would end, and what was typed to confirm it. */
export interface NamespaceDeletionView extends NamespaceLayoutView {
  /** Secrets and tokens in force. */
  readonly clients: number
  readonly otherOwners: number
  /** Served without a token, by address. */
  readonly publicHref: string | null
  readonly typed: string
  readonly problem: string | null
}
