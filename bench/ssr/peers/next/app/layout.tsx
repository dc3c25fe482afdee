import type { ReactNode } from 'react'
import '~/copied/packages/design/src/tokens.css'
import '~/copied/packages/design/src/base.css'
import { bodyClass } from '~/shared/body-class.ts'

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body className={bodyClass}>{children}</body>
    </html>
  )
}
