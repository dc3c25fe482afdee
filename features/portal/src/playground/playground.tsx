import type { PlaygroundSubject } from '@bellwether/contract'
import { Notice } from '@bellwether/design'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { PartBoundary } from '../layout/part-boundary.tsx'
import { loadResources } from './client/resources.ts'
import styles from './playground-page.module.css'

export interface PlaygroundProps {
  readonly subject: PlaygroundSubject
  readonly schemaHref: string
}

/** With its checks of configurations it is the largest script of the site, and of this page alone. */
const Workbench = lazy(() => import('./workbench.tsx'))

const never = () => () => {}

/** The playground works in a browser, and only where the CDN is: the page's policy allows requests to its own origin. */
export function Playground({ subject, schemaHref }: PlaygroundProps) {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => null,
  )
  if (origin === null) return <Loading />
  if (origin !== subject.origin)
    return (
      <Notice>
        The playground works only at {subject.origin}, where its widgets are hosted.{' '}
        <a href={`${subject.origin}/developers/playground`}>Open the playground there</a>
      </Notice>
    )
  return (
    <PartBoundary>
      <Loaded subject={subject} schemaHref={schemaHref} />
    </PartBoundary>
  )
}

function Loaded({ subject, schemaHref }: PlaygroundProps) {
  const [resources] = useState(() => loadResources(subject.origin, schemaHref))
  return (
    <Suspense fallback={<Loading />}>
      <Workbench subject={subject} resources={resources} />
    </Suspense>
  )
}

function Loading() {
  return <p className={styles.loading}>Loading the playground…</p>
}
