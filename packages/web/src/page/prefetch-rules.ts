/** Pages a person hovers over are fetched ahead, so that moving between them feels like one application. */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/market-research/*' }] }, eagerness: 'moderate' }],
})
