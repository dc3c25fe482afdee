/** Where a word is looked for: any text, source code only, documents only, or paths. */
export type Scope = 'text' | 'code' | 'docs' | 'path'

export interface RetiredWord {
  readonly name: string
  readonly pattern: RegExp
  readonly write: string
  readonly scope: Scope
}

const word = (name: string, pattern: RegExp, write: string, scope: Scope = 'text'): RetiredWord => ({
  name,
  pattern,
  write,
  scope,
})
/** A label or message as it was; line breaks count as spaces. */
const phrase = (text: string, write: string): RetiredWord =>
  word(text, new RegExp(`\\b${text.replaceAll("'", "['’]").replaceAll(' ', '\\s+')}\\b`), write)

/** Words that were replaced by plainer ones and must not come back. The specifications keep their own words. */
export const retiredWords: readonly RetiredWord[] = [
  word('reckon', /reckon/i, 'calculate'),
  word('nought', /\bnought\b/i, '0 or zero'),
  word('for whom', /\b[Ff]or whom\b|\b[Ww]hom it is for\b/, 'who this is designed for'),
  word('the house', /\bthe house\b/i, 'the system'),
  word('is no command', /(?<![Tt]here )\bis no (?:command|date|day|number|option)\b/, 'unknown ..., not a valid ...'),
  word(
    'room of a widget',
    /\brooms? (?:of|for) (?:the )?widgets?\b|\broomOf\b|\bframeRoom\b|widget-room/i,
    'reserved height',
  ),
  word('rooms', /\brooms\b/i, 'packages', 'docs'),
  word('careFor, lookAfter', /\bcareFor\b|\blookAfter\b/, 'livenessAction, checkLiveness', 'code'),
  word('waiting room', /waiting-?room/i, 'StartupServer'),
  word('own past', /own-?past/i, 'HistoricalPercentile'),
  word('TAKEN_BACK', /\bTAKEN_BACK\b/, 'REVOKED'),
  word('it was spent', /\bit was spent\b/, 'already used'),
  word('real-answers', /\breal-?answers\b/i, 'recorded-responses'),
  word('asked-view', /\basked-?view\b/i, 'requested-view'),
  word('turned-table', /\bturned-?table\b/i, 'transposed-table'),
  word('who-runs-it', /\bwho-?runs-?it\b/i, 'key-parties'),
  word('shared-by-all', /\bshared-?by-?all\b/i, 'shared'),
  word(
    'most..., least..., longest...',
    /\b(?!mostViewed|mostRecent|leastSquares|longestTask)(?:most|least|longest)[A-Z]\w*/,
    'max..., min...',
    'code',
  ),
  word('*-words.ts', /(?<!\/(?:name|mark))-words\.tsx?$/, '*-labels.ts', 'path'),
  phrase('Beside its sector', 'Compared with sector'),
  phrase('Against market and sector', 'vs market and sector'),
  phrase('Place from the top', 'Rank'),
  phrase('Paid out of earnings', 'Payout ratio'),
  phrase('Own five years', '5-year range'),
  phrase('What brokers say', 'Broker consensus'),
  phrase("Directors' own money", 'Director dealings'),
  phrase('Several bought together', 'Cluster buying'),
  phrase('Dates to know', 'Financial calendar'),
  phrase('Normal market size', 'Exchange market size'),
  phrase('Middle of sell and buy', 'Mid price'),
  phrase('A year on average', 'Annualised'),
  phrase('Drawn as', 'Chart type'),
  phrase('Deepest fall', 'Maximum drawdown'),
  phrase('We know no', 'No match for'),
  phrase('starts at the same height', 'rebased to the start'),
  phrase('whose profit it is', 'attributable profit'),
  phrase('Worked out by us', 'Calculated ratios'),
  phrase('Revenue by place', 'Revenue by region'),
  phrase('Each year in all', 'Total annual cost'),
  phrase('Left at 0%', 'Value at 0% growth'),
  phrase('Who stands behind it', 'Key parties'),
  phrase('Its maker says', 'The manufacturer says'),
  phrase('what raters say', 'Agency ratings'),
  phrase('Held in common with another', 'Compare overlap'),
  phrase('Same as a deposit at', 'Equivalent gross savings rate'),
  phrase('Where it stands among gilts', 'Compare gilts'),
  phrase('Dealt with the manager', 'Fund (not exchange-traded)'),
  phrase('What may help', 'Search tips'),
  phrase('Say what you are after', 'Set filters'),
  phrase('Ideas by rule', 'Rules-based lists'),
  phrase('Looked at by most people', 'Most viewed'),
  phrase('Make the list', 'Create list'),
  phrase('Leave it', 'Cancel'),
  phrase('This is not a day', 'Enter a valid date'),
  phrase('What it comes to', 'Order summary'),
  phrase('At most a limit of mine', 'Limit order'),
  phrase('Quantity times price', 'Consideration'),
  phrase('Changing money', 'FX charge'),
  phrase('has not told', 'has not disclosed'),
  phrase('No advisers told', 'No advisers disclosed'),
  phrase('dear by their own standard', 'expensive compared with its own history'),
  phrase('A crowd is no advice', 'Popularity is not a recommendation'),
  phrase('This was not done', 'Request refused'),
  phrase('Calls for programs', 'API reference'),
  phrase('All there is', 'Full width'),
]
