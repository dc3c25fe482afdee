import { getView } from '~/shared/view.server.ts'
import { Overview } from './client-overview.tsx'

export const dynamic = 'force-dynamic'

export default function Page() {
  return <Overview view={getView()} />
}
