import { createLocale } from '../catalogue-locale.ts'
import type { Catalogue } from '../message.ts'
import { sourceTexts } from './source.ts'

/** What American English calls or writes otherwise; texts in the source's words need no entry. */
const own: Partial<Catalogue> = {
  Share: 'Stock',
  Gilt: 'Gilt (UK government bond)',
  'Sell (bid)': 'Bid',
  'Buy (ask)': 'Ask',
  'Shares in issue': 'Shares outstanding',
  'Price × shares in issue': 'Price × shares outstanding',
  'Value of all shares in issue at the last price.': 'Value of all shares outstanding at the last price.',
  'Dealing account': 'Brokerage account',
  'Director deals': 'Insider transactions',
  Director: 'Insider',
  '{n} months to {date}': { one: '{n} month to {date}', other: '{n} months to {date}' },
  '{n} suggestions': { one: '{n} suggestion', other: '{n} suggestions' },
  'Delayed {n} minutes, {time}': { one: 'Delayed {n} minute, {time}', other: 'Delayed {n} minutes, {time}' },
  'Accrued interest ({n} days)': { one: 'Accrued interest ({n} day)', other: 'Accrued interest ({n} days)' },
  '{n} months': { one: '{n} month', other: '{n} months' },
  '{n} years': { one: '{n} year', other: '{n} years' },
  '{costs} over {n} years': { one: '{costs} over {n} year', other: '{costs} over {n} years' },
  'After {n} years, {paid} invested would be worth {before} before costs and {after} after costs. Total costs: {total}.':
    {
      one: 'After {n} year, {paid} invested would be worth {before} before costs and {after} after costs. Total costs: {total}.',
      other:
        'After {n} years, {paid} invested would be worth {before} before costs and {after} after costs. Total costs: {total}.',
    },
  'ex-dividend in {n} days': { one: 'ex-dividend in {n} day', other: 'ex-dividend in {n} days' },
  'As at {date}.': 'As of {date}.',
  'As at {date}; {n} holdings.': { one: 'As of {date}; {n} holding.', other: 'As of {date}; {n} holdings.' },
  'Companies held, as at {date}.': 'Companies held, as of {date}.',
  'Priced once a day; price as at {date}': 'Priced once a day; price as of {date}',
  '{percent} a year': '{percent} per year',
  '% a year': '% per year',
  'a year': 'per year',
}

export const locale = createLocale('en-US', {
  ...(Object.fromEntries(sourceTexts.map(text => [text, text])) as Catalogue),
  ...own,
})
