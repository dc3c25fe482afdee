export * from './shape.ts'
export * from './widget-shapes.ts'
