import type { PageOf } from '@bellwether/web/page'
import { ApiReferencePage } from './api-reference/api-reference-page.tsx'
import { WidgetCataloguePage } from './catalogue/widget-catalogue-page.tsx'
import { WidgetReferencePage } from './catalogue/widget-reference-page.tsx'
import { GuidePage } from './guides/guide-page.tsx'
import { DevelopersHomePage } from './home/developers-home-page.tsx'
import { NamespaceAccessPage } from './namespaces/namespace-access-page.tsx'
import { NamespaceConfigurationPage } from './namespaces/namespace-configuration-page.tsx'
import { NamespaceDeletionPage } from './namespaces/namespace-deletion-page.tsx'
import { NamespaceHistoryPage } from './namespaces/namespace-history-page.tsx'
import { NamespaceOwnersPage } from './namespaces/namespace-owners-page.tsx'
import { NamespaceUsagePage } from './namespaces/namespace-usage-page.tsx'
import { NamespacesPage } from './namespaces/namespaces-page.tsx'
import { PlaygroundPage } from './playground/playground-page.tsx'
import { WorkbenchPage } from './workbench/workbench-page.tsx'

/** The pages of this package, by kind. */
export const portalPages = {
  'api-reference': ApiReferencePage,
  'developers-home': DevelopersHomePage,
  guide: GuidePage,
  'namespace-access': NamespaceAccessPage,
  'namespace-configuration': NamespaceConfigurationPage,
  'namespace-deletion': NamespaceDeletionPage,
  'namespace-history': NamespaceHistoryPage,
  'namespace-owners': NamespaceOwnersPage,
  'namespace-usage': NamespaceUsagePage,
  namespaces: NamespacesPage,
  playground: PlaygroundPage,
  'widget-catalogue': WidgetCataloguePage,
  'widget-reference': WidgetReferencePage,
  workbench: WorkbenchPage,
}

export type PortalPage = PageOf<typeof portalPages>
