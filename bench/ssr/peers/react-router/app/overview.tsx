import type { OverviewView } from '@bellwether/contract'
import { Overview } from '~/shared/overview.tsx'
import { getView } from '~/shared/view.server.ts'

export function loader(): OverviewView {
  return getView()
}

export default function Page({ loaderData }: { readonly loaderData: OverviewView }) {
  return <Overview view={loaderData} />
}
