import { type Loading, load } from '@bellwether/loader'
import { onMounted, onUnmounted } from 'vue'

export function useWidget(container: string, marketCode: string): void {
  let loading: Loading | undefined
  onMounted(() => {
    loading = load({
      delivery: { cdn: 'https://research.example/cdn/' },
      configuration: { overrides: { components: { price: { type: 'quote-header', settings: { marketCode } } } } },
      elementBindings: [{ morningstarComponentId: 'price', container }],
    })
  })
  onUnmounted(() => loading?.destroy())
}
