import { type NamespaceFrame, type NamespacePlace, namespacePath, namespacesPath } from '@bellwether/contract'
import { LinkTabs } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import styles from './namespace-layout.module.css'

const places: readonly { readonly label: string; readonly place: NamespacePlace | '' }[] = [
  { label: 'Configuration', place: '' },
  { label: 'History', place: 'history' },
  { label: 'Secrets and tokens', place: 'access' },
  { label: 'Usage', place: 'usage' },
  { label: 'Owners', place: 'owners' },
  { label: 'Delete', place: 'delete' },
]

/** Of every page of one namespace. */
export interface NamespacePageProps<View extends NamespaceFrame> {
  readonly view: View
  readonly context: PageContext
}

export interface NamespaceLayoutProps {
  readonly context: PageContext
  readonly name: string
  readonly place: NamespacePlace | ''
  readonly lead: ReactNode
  /** Said first in the title of the window where a form was not taken: nothing was done. */
  readonly hasProblem?: boolean
  readonly children: ReactNode
}

/** Around every page of one namespace. For its owners: none is for search engines. */
export function NamespaceLayout({ context, name, place, lead, hasProblem = false, children }: NamespaceLayoutProps) {
  const here = places.find(known => known.place === place)?.label ?? ''
  return (
    <DevelopersLayout
      context={context}
      title={name}
      windowTitle={`${hasProblem ? 'Not saved: ' : ''}${here} of ${name}`}
      lead={lead}
      description={`${here} of the namespace ${name}`}
      place={namespacesPath}
      indexed={false}
    >
      <div className={styles.stack}>
        <LinkTabs
          label={`Namespace ${name}`}
          tabs={places.map(known => ({
            label: known.label,
            href: namespacePath(name, known.place),
            current: known.place === place,
          }))}
        />
        {children}
      </div>
    </DevelopersLayout>
  )
}
