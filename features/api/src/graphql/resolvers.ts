import { news } from '@bellwether/db'
import type { ResearchContext } from '@bellwether/research'
import { newsToday } from '@bellwether/research'
import { sanitiseNews } from '@bellwether/research/sanitise-news'
import type { IResolvers } from 'mercurius'
import { BadArgumentError } from '../errors.ts'
import type { Budget } from './call-limits.ts'
import { type HeadlinesArguments, toHeadlinesQuery } from './headlines-arguments.ts'
import { newsSource } from './news-source.ts'

export interface CallContext {
  readonly budget: Budget
}

export function newsResolvers({ db }: ResearchContext, now: () => Date): IResolvers {
  return {
    NewsSource: newsSource,
    Query: {
      newsHeadlines: async (_root: unknown, given: HeadlinesArguments, call: CallContext) => {
        const query = toHeadlinesQuery(given, newsToday(now()))
        call.budget.spend('limit', Math.max(10, query.limit))
        const { count, headlines } = await news.headlines(db, query)
        return { aggregate: { count }, headlines }
      },
      newsSingle: async (_root: unknown, { id }: { readonly id: string }, call: CallContext) => {
        if (!/^\d{1,15}$/.test(id))
          throw new BadArgumentError('id', `"${id.slice(0, 40)}" is not a news item id; ids are integers`)
        call.budget.spend('id', 20)
        const [item, html] = await Promise.all([news.single(db, id), news.body(db, id)])
        return item && { ...item, content: html === null ? null : sanitiseNews(html).html }
      },
    },
  } as unknown as IResolvers
}
