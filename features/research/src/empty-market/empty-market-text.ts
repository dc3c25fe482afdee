export const emptyMarketText =
  'There are no securities here yet. Whoever runs this platform adds them with “npm run import -- FILE...” or by putting files into its inbox: first a list of securities, then their prices.'
