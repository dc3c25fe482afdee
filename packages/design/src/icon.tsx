const paths = {
  search: 'M12.5 12.5 16.5 16.5M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z',
  tick: 'm3.5 9.5 3.5 3.5 7.5-8',
  cross: 'm4.5 4.5 9 9m0-9-9 9',
  question: 'M6.5 6.8a2.5 2.5 0 1 1 3.6 2.300c-.7.4-1.1.9-1.1 1.700M9 13.8v.2',
  copy: 'M6.5 6.5v-3h8v8h-3M3.5 6.5h8v8h-8z',
  calendar: 'M3 4.5h12v11H3zM3 8h12M6 2.5v3.5M12 2.5v3.5',
  clock: 'M9 4.5V9l3 2M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z',
  menu: 'M2.5 5h13M2.5 9h13M2.5 13h13',
  document: 'M4.5 2.5h6l3 3v10h-9zM10.5 2.5v3h3',
  external: 'M7 4H4v10h10v-3M10 4h4v4m0-4L8.5 9.5',
} as const

export type IconName = keyof typeof paths

/** Decoration only: the words stand beside it. */
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
      <path d={paths[name]} />
    </svg>
  )
}

/** Points up; whoever shows it turns it by its own style, so that it can turn while the page is open. */
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
