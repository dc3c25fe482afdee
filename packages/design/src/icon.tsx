import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

/** Decorative: the text is beside it. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** Points up; rotated by the styles of its surroundings, so that it can change while the page is open. */
export function Arrow() {
  return (
    <svg width="10" height="9" viewBox="0 0 10 9" fill="currentColor" aria-hidden="true">
      <path d="M5 0 10 9H0z" />
    </svg>
  )
}

export function Logo() {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M5 19c2-1 2.6-3 2.6-7a5.4 5.4 0 0 1 10.8 0c0 4 .6 6 2.6 7z" strokeLinejoin="round" />
      <path d="M10 22.5h6" strokeLinecap="round" />
    </svg>
  )
}
