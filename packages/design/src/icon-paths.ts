/** Strokes on a grid of 18 by 18. */
export const iconPaths = {
  search: 'M12.5 12.5 16.5 16.5M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z',
  tick: 'm3.5 9.5 3.5 3.5 7.5-8',
  cross: 'm4.5 4.5 9 9m0-9-9 9',
  question: 'M6.5 6.8a2.5 2.5 0 1 1 3.6 2.300c-.7.4-1.1.9-1.1 1.700M9 13.8v.2',
  copy: 'M6.5 6.5v-3h8v8h-3M3.5 6.5h8v8h-8z',
  calendar: 'M3 4.5h12v11H3zM3 8h12M6 2.5v3.5M12 2.5v3.5',
  clock: 'M9 4.5V9l3 2M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z',
  menu: 'M2.5 5h13M2.5 9h13M2.5 13h13',
  document: 'M4.5 2.5h6l3 3v10h-9zM10.5 2.5v3h3',
  star: 'm9 2.3 2.1 4.4 4.8.6-3.5 3.3.9 4.8L9 13.1l-4.3 2.3.9-4.8L2.1 7.3l4.8-.6z',
  up: 'M9 14.5v-11M4.5 8 9 3.5 13.5 8',
  down: 'M9 3.5v11M4.5 10 9 14.5 13.5 10',
  external: 'M7 4H4v10h10v-3M10 4h4v4m0-4L8.5 9.5',
} as const
