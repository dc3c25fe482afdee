import { type Loading, load } from '@bellwether/loader'

export function loadWidget(container: string, marketCode: string): Loading {
  return load({
    delivery: { cdn: 'https://research.example/cdn/' },
    configuration: { overrides: { components: { price: { type: 'quote-header', settings: { marketCode } } } } },
    elementBindings: [{ morningstarComponentId: 'price', container }],
  })
}
