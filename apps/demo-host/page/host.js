const status = document.getElementById('status')
const platform = document.querySelector('link[rel=preconnect]').href
/** Seconds before its end at which a token is renewed: the loader takes none that has less. */
const margin = 60
let renewals = 0
let handle

async function getToken() {
  const answer = await fetch('/widget-token', { method: 'POST' })
  if (!answer.ok) throw new Error(`the token was refused (${answer.status})`)
  const { token, expiresIn } = await answer.json()
  setTimeout(renew, (expiresIn - margin) * 1000)
  return token
}

/** Before a widget has to ask for it. */
async function renew() {
  handle?.update(await getToken())
  renewals += 1
  const times = renewals === 1 ? 'once' : `${renewals} times`
  say(`Token renewed ${times}, last at ${new Date().toLocaleTimeString('en-GB')}.`)
}

function say(words) {
  status.value = words
}

document.addEventListener('bellwether:ready', () =>
  say('All widgets are there. The token is renewed when it has a minute left.'),
)

const company = { marketCode: 'LSE:HVL' }
const components = {
  quote: { type: 'quote-header', version: '^1.0.0', settings: { ...company, live: true } },
  performance: { type: 'performance-table', version: '^1.0.0', settings: company },
  costs: { type: 'cost-calculator', version: '^1.0.0', settings: { ...company, amount: 5000, years: 10 } },
  watchlist: {
    type: 'watchlist',
    version: '^1.0.0',
    settings: { marketCodes: ['LSE:HVL', 'LSE:NWT', 'LSE:BWLD', 'LSE:TG34'], live: true, heading: '' },
  },
  news: { settings: { heading: '' } },
  holdings: { settings: { heading: '' } },
  tips: { type: 'hot-tips', version: '^1.0.0' },
}
const places = ['quote', 'performance', 'news', 'costs', 'watchlist', 'holdings', 'tips']

try {
  handle = await bellwether.load({
    apiTokens: { apiGatewayToken: await getToken() },
    // After a laptop has slept, say.
    api: { apiTokenExpiredCallback: getToken },
    // What is shown of news and holdings comes from the namespace; the rest is ours.
    configuration: { namespace: 'demo', overrides: { components } },
    elementBindings: places.map(id => ({ morningstarComponentId: id, container: id })),
  })
} catch (error) {
  say(`The widgets of ${platform} cannot be shown: ${error.message}`)
}
