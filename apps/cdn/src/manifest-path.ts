export const manifestPath = 'components.json'
