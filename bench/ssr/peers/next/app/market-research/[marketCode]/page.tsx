import { Overview } from '~/shared/overview.tsx'
import { getView } from '~/shared/view.server.ts'

export const dynamic = 'force-dynamic'

export default function Page() {
  return <Overview view={getView()} />
}
