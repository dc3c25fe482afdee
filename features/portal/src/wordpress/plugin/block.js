/** Lists Bellwether among the blocks that can be inserted: an Embed block that knows its links. */
wp.domReady(() => {
  const origin = 'https://research.example'.replaceAll('.', '\\.')
  wp.blocks.registerBlockVariation('core/embed', {
    name: 'bellwether',
    title: 'Bellwether',
    icon: 'chart-line',
    description: 'Show a price, a chart or another widget by its link.',
    keywords: ['share', 'fund', 'price', 'chart'],
    patterns: [new RegExp(`^${origin}/(embed|market-research)/`)],
    attributes: { providerNameSlug: 'bellwether' },
    isActive: ['providerNameSlug'],
  })
})
