'use client'

// Parts of the page use React context, which Next.js allows in client components only.
export { Overview } from '~/shared/overview.tsx'
