import type { AnswerOf } from '../../legacy/contract/contract'
import type { GatewayContext } from '../core/context'
import { orNull } from '../core/errors'
import { list } from '../core/lists/list'
import type { Resolvers } from '../generated/resolvers'
import type { SeoBlog } from './parents'

/** Fields that only the call for one article returns. */
type Whole = Pick<AnswerOf<'Support.GetSeoBlog'>, 'html' | 'updatedAt' | 'related' | 'translations'>

/** A field of an article as it came, else from the call for one, which all such fields share. */
async function partOf<K extends keyof Whole>(
  article: SeoBlog,
  name: K,
  { rest }: GatewayContext,
): Promise<Whole[K] | null> {
  const known: Partial<Whole> = article
  if (known[name] !== undefined) return known[name]
  const whole = await orNull(rest.Support.GetSeoBlog({ query: { id: article.id } }))
  return whole && whole[name]
}

export const seoBlogResolvers: Resolvers = {
  Site: {
    seoBlogs: (_site, args, context) => list(context, 'Support.GetSeoBlogs', { args }),
    seoBlog: (_site, { path }, { rest }) => orNull(rest.Support.GetSeoBlog({ query: { path } })),
  },
  SeoBlog: {
    html: (article, _args, context) => partOf(article, 'html', context),
    updatedAt: (article, _args, context) => partOf(article, 'updatedAt', context),
    related: (article, _args, context) => partOf(article, 'related', context),
    translations: (article, _args, context) => partOf(article, 'translations', context),
  },
}
