import type { NotNull } from 'kysely'
import { interpolate } from '../content/interpolate'
import { renderMarkdown } from '../content/markdown'
import type { AnswerOf, QueryOf } from '../contract/contract'
import type { Deps, Page } from '../core/handler'
import { companyFactsOf, type Site } from '../core/sites'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>

const RELATED_COUNT = 3

const LISTED = ['id', 'path', 'topic', 'title', 'teaser', 'author', 'picture', 'publishedAt'] as const

/** The articles of a site that are out, newest first, and the same for all viewers. */
export async function seoBlogs(
  deps: Store,
  site: Site,
  { skip, take }: Page,
): Promise<AnswerOf<'Support.GetSeoBlogs'>> {
  const rows = await newestFirst(deps, site).offset(skip).limit(take).execute()
  return rows.map(dated)
}

/** An article by its path, ignoring case and a trailing slash, or by its id. */
export async function seoBlog(
  deps: Store,
  site: Site,
  { path, id }: QueryOf<'Support.GetSeoBlog'>,
): Promise<AnswerOf<'Support.GetSeoBlog'> | undefined> {
  if (path === undefined && id === undefined) return undefined
  const row = await publishedOn(deps, site)
    .select([...LISTED, 'subject', 'text', 'updatedAt'])
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? 0))
    .$if(path !== undefined, (all) => all.where('path', '=', canonical(path ?? '')))
    .$narrowType<{ publishedAt: NotNull }>()
    .executeTakeFirst()
  if (!row) return undefined
  const { subject, text, updatedAt, ...article } = row
  const [related, translations] = await Promise.all([
    newestFirst(deps, site, article.topic).where('id', '<>', article.id).limit(RELATED_COUNT).execute(),
    translationsOf(deps, site, subject),
  ])
  return {
    ...dated(article),
    html: renderMarkdown(interpolate(text, companyFactsOf(site, site.language))),
    updatedAt: updatedAt.toISOString(),
    related: related.map(dated),
    translations,
  }
}

/** As addresses are stored: in small letters but for the folder's own. */
function canonical(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/^\/blog\//, '/Blog/')
}

function dated<T extends { readonly publishedAt: Date }>(article: T): Omit<T, 'publishedAt'> & { publishedAt: string } {
  return { ...article, publishedAt: article.publishedAt.toISOString() }
}

function publishedOn({ db, clock }: Store, site: Site) {
  return db.selectFrom('seoBlog').where('siteId', '=', site.id).where('publishedAt', '<=', clock.now())
}

function newestFirst(deps: Store, site: Site, topic?: string) {
  return publishedOn(deps, site)
    .select(LISTED)
    .$if(topic !== undefined, (all) => all.orderBy((eb) => eb('topic', '=', topic ?? ''), 'desc'))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ publishedAt: NotNull }>()
}

/** The articles about a subject on all sites of its kind, with that of the site itself. */
async function translationsOf({ db, clock, settings }: Store, { dark }: Site, subject: string) {
  const kin = new Map(settings.sites.all.filter((site) => site.dark === dark).map((site) => [site.id, site.language]))
  const rows = await db
    .selectFrom('seoBlog')
    .select(['siteId', 'path'])
    .where('subject', '=', subject)
    .where('siteId', 'in', [...kin.keys()])
    .where('publishedAt', '<=', clock.now())
    .orderBy('siteId')
    .execute()
  return rows.flatMap(({ siteId, path }) => {
    const language = kin.get(siteId)
    return language ? [{ language, path }] : []
  })
}
