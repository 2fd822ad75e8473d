import type { Transaction } from 'kysely'
import { countries } from '../../content/places/places'
import { after, DAY, HOUR } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import type { Scene } from '../community/scene'
import { articleAbout, seoBlogTexts, subjects } from './texts'

const DAYS_BETWEEN = 9

export async function seedSeoBlogs(db: Transaction<DB>, { now, siteOf }: Scene): Promise<void> {
  const articles = countries.flatMap(({ id: countryId, locale }) =>
    (['main', 'dark'] as const).flatMap((side) => {
      const { topics, author } = seoBlogTexts[locale]
      return subjects[side].map(({ key, topic, picture }, index) => {
        const publishedAt = after(now, -(index * DAYS_BETWEEN + 2) * DAY - 3 * HOUR)
        return {
          ...articleAbout(key, locale),
          siteId: siteOf(countryId, side === 'dark').id,
          subject: key,
          topic: topics[topic],
          author: author[side],
          picture: `/covers/${picture}`,
          publishedAt,
          updatedAt: publishedAt,
        }
      })
    }),
  )
  await db.insertInto('seoBlog').values(articles).execute()
}
