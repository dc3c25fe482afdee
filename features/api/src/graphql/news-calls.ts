import type { ResearchContext } from '@bellwether/research'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql'
import mercurius from 'mercurius'
import { checkCall, createBudget } from './call-limits.ts'
import { newsResolvers } from './resolvers.ts'
import { newsSchema } from './schema.ts'

export interface Call {
  readonly query: string
  readonly variables: Record<string, unknown>
}

export type AnswerCall = (call: Call, reply: FastifyReply) => Promise<ExecutionResult>

export interface NewsCallsOptions {
  readonly introspection: boolean
  readonly now: () => Date
  toPublicErrors(errors: readonly GraphQLError[], request: FastifyRequest): GraphQLFormattedError[]
}

/** Answers calls by the schema of the news. In an app of its own, because nothing can be registered with one that serves already. */
export async function openNewsCalls(
  context: ResearchContext,
  { introspection, now, toPublicErrors }: NewsCallsOptions,
): Promise<AnswerCall> {
  const app = fastify()
  await app.register(mercurius, {
    schema: newsSchema,
    resolvers: newsResolvers(context, now),
    routes: false,
    jit: 2,
    cache: 200,
    graphql: { validateOptions: { maxErrors: 5 } },
    errorFormatter: (execution, { reply }) => ({
      statusCode: 200,
      response: { data: execution.data ?? null, errors: toPublicErrors(execution.errors ?? [], reply.request) },
    }),
  })
  await app.ready()
  return async ({ query, variables }, reply) => {
    checkCall(query, { introspection })
    return app.graphql(query, { reply, budget: createBudget() }, variables)
  }
}
