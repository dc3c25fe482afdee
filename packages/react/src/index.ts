export { Bellwether, type BellwetherProps } from './bellwether.tsx'
export { Widget, type WidgetProps } from './widget.tsx'
