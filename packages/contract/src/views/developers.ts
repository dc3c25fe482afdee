import type { Brand } from '@bellwether/domain'
import type { FileSize, PublicationSummary } from '../loader/publication-summary.ts'
import type { ApiFieldView } from './api-reference.ts'

/** What every page for developers shows around its own content. */
export interface DevelopersFrame {
  readonly simulated: boolean
}

export interface DevelopersHomeView extends DevelopersFrame {
  /** The shortest way to a widget, to be copied. */
  readonly snippet: SnippetView | null
  readonly preview: FramedWidgetView | null
  readonly widgetCount: number
  readonly loaderSize: FileSize | null
  readonly guides: readonly GuideLinkView[]
}

export interface GuideLinkView {
  readonly title: string
  readonly lead: string
  readonly href: string
}

export interface WidgetCatalogueView extends DevelopersFrame {
  readonly widgets: readonly WidgetCardView[]
}

export interface WidgetCardView {
  readonly type: string
  readonly title: string
  readonly summary: string
  readonly href: string
  /** Null where the CDN has not published it. */
  readonly preview: FramedWidgetView | null
  /** Of its own code, compressed. */
  readonly size: FileSize | null
}

export interface WidgetReferenceView extends DevelopersFrame {
  readonly type: string
  readonly tagName: string
  readonly title: string
  readonly summary: string
  /** The types of securities it applies to; empty for a widget not tied to one security. */
  readonly shownFor: readonly string[]
  readonly preview: WidgetPreviewView | null
  readonly snippets: readonly SnippetView[]
  readonly settings: readonly WidgetSettingView[]
  readonly blueprints: readonly NamedWords[]
  readonly events: readonly (NamedWords & { readonly detail: string })[]
  readonly variables: readonly NamedWords[]
  readonly accessibility: readonly string[]
  readonly published: {
    readonly version: string
    readonly versions: readonly string[]
    readonly sizes: readonly { readonly name: string; readonly words: string; readonly size: FileSize }[]
  } | null
}

export interface NamedWords {
  readonly name: string
  readonly words: string
}

/** A widget in a document of its own. */
export interface FramedWidgetView {
  readonly href: string
  /** Of its skeleton, in em of the reader's text size, by the width there is. */
  readonly height: readonly [wide: number, narrow: number, narrowest: number]
}

export interface WidgetPreviewView extends FramedWidgetView {
  /** Null for a widget not tied to one security. */
  readonly choice: SecurityChoiceView | null
}

export interface SecurityChoiceView {
  readonly marketCode: string
  readonly error: string | null
  readonly examples: readonly { readonly name: string; readonly marketCode: string; readonly href: string }[]
}

export interface WidgetSettingView extends NamedWords {
  readonly attribute: string
  /** What may be given, in words. */
  readonly takes: string
  readonly standard: string | null
  readonly required: boolean
}

export interface SnippetView {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly code: string
  /** Collapsed at first: an alternative for applications that use it. */
  readonly folded?: true
}

/** Markup made from Markdown of our own, in which no markup is let through. */
export type GuideHtml = Brand<string, 'GuideHtml'>

export interface GuideView extends DevelopersFrame {
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly html: GuideHtml
  readonly contents: readonly { readonly id: string; readonly title: string }[]
  readonly guides: readonly GuideLinkView[]
}

export interface WorkbenchFieldView {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint: string | null
  /** Null: any text. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null
}

/** Every widget in every state, theme, language and setting. */
export interface WorkbenchView extends DevelopersFrame {
  /** Widget, state, theme, and the settings of the widget. */
  readonly fields: readonly WorkbenchFieldView[]
  readonly title: string
  /** What is not right about what was chosen. */
  readonly problem: string | null
  /** Null while nothing can be shown. */
  readonly frameHref: string | null
  /** The page of the widget. */
  readonly widgetHref: string
}

export interface PlaygroundView extends DevelopersFrame {
  /** Null while nothing is published: there is nothing to play with. */
  readonly playground: PlaygroundSubject | null
  readonly schemaHref: string
  /** Every field of the configuration, for those without a script. */
  readonly fields: readonly ApiFieldView[]
}

export interface PlaygroundSubject {
  readonly previewHref: string
  readonly origin: string
  readonly loader: Pick<PublicationSummary['loader'], 'version' | 'integrity'>
  readonly starts: readonly PlaygroundStart[]
  /** The id of the one that is shown first. */
  readonly first: string
  readonly securities: readonly { readonly name: string; readonly marketCode: string }[]
}

export interface PlaygroundStart {
  readonly id: string
  readonly title: string
  /** A loader's configuration as JSON. */
  readonly text: string
}
