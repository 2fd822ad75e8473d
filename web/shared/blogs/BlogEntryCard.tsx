import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { AppLink } from '#ui/links/AppLink'
import { createLater } from '#lib/later'
import { CardButton } from '#ui/MemberCard/CardButton'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import { useCardOpener } from '#ui/MemberCard/useCardOpener'
import { Picture } from '#ui/Picture'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import type { BlogEntryCard_entry$key } from './__generated__/BlogEntryCard_entry.graphql'
import classes from './BlogEntryCard.module.css'
import { EntryByline } from './EntryByline'
import { EntryCounts } from './EntryCounts'
import { EntryMarks } from './EntryMarks'
import { EntryWhen } from './EntryWhen'
import { HighlightedText, type TextPart } from './HighlightedText'
import type { MoreActions } from './moreActions'
import { blogSearchPath, editEntryPath, entryPath } from './paths'

const menu = createLater(async () => (await import('./EntryMenu')).EntryMenu)

const fragment = graphql`
  fragment BlogEntryCard_entry on BlogEntry {
    id
    legacyId
    title
    slug
    excerpt
    status
    tags {
      id
      name
    }
    cover {
      __typename
      ...usePictureSource_picture
    }
    author {
      ...EntryByline_author
    }
    ...EntryMarks_entry
    ...EntryWhen_entry
    ...EntryCounts_entry
    ...useEntryActions_entry
  }
`

/** Maximum number of tags on a line. */
const TAGS = 3

/** Number of background colours for entries without a picture. */
const SHADES = 4

/** The highlighted matches of a search in an entry. */
export interface FoundText {
  readonly title: readonly TextPart[]
  readonly excerpt: readonly TextPart[]
}

interface BlogEntryCardProps {
  entry: BlogEntryCard_entry$key
  /** Replaces title and excerpt. */
  found?: FoundText
  /** The first entry of a page, with picture and text side by side. */
  lead?: boolean
  /** Hides the author, for lists with entries of one author. */
  hidesAuthor?: boolean
  /** Marks entries of the dark sites, for lists with entries of both. */
  marksDark?: boolean
  /** Heading level of the title: 2 on a page, 3 in a section. */
  order?: 2 | 3
  /** Additional actions by id and title, at the end of the menu. */
  moreActions?: MoreActions
  /** Whether it is visible when the page opens. */
  eager?: boolean
}

/** An entry in lists, with link and actions. */
export function BlogEntryCard({
  entry,
  found,
  lead = false,
  hidesAuthor = false,
  marksDark = false,
  order = 2,
  moreActions,
  eager,
}: BlogEntryCardProps) {
  const { t } = useTranslation('blogEntries')
  const data = useFragment(fragment, entry)
  const cover = usePictureSource(data.cover)
  const title = data.title || t('untitled')
  const gesture = useCardGesture(true)
  const { opener, parts: EntryMenu, button } = useCardOpener(menu, gesture)
  const Title = `h${order}` as const
  const href = data.status === 'DRAFT' ? editEntryPath(data.legacyId) : entryPath(data.legacyId, data.slug)
  return (
    <article className={classes.card} data-lead={lead} data-cover={Boolean(cover)} {...gesture.handlers}>
      {cover && (
        <div className={classes.cover}>
          <Picture
            source={cover}
            alt=""
            ratio="auto"
            className={classes.picture}
            sizes={lead ? '(min-width: 60em) 640px, 100vw' : '(min-width: 60em) 380px, (min-width: 40em) 50vw, 100vw'}
            eager={eager}
          />
        </div>
      )}
      <div className={classes.words}>
        <div className={classes.head} data-shade={data.legacyId % SHADES}>
          <EntryMarks entry={data} marksDark={marksDark} />
          <Title className={classes.title}>
            <AppLink href={href} className={classes.link}>
              {found && found.title.length > 0 ? <HighlightedText parts={found.title} /> : title}
            </AppLink>
          </Title>
        </div>
        <p className={classes.excerpt}>
          {found && found.excerpt.length > 0 ? <HighlightedText parts={found.excerpt} /> : data.excerpt}
        </p>
        {data.tags.length > 0 && (
          <ul className={classes.tags} aria-label={t('tags')}>
            {data.tags.slice(0, TAGS).map(({ id, name }) => (
              <li key={id}>
                <AppLink href={blogSearchPath({ tags: [id] })} className={classes.tag}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.foot}>
          <div className={classes.author}>
            {hidesAuthor ? (
              <p className={classes.when}>
                <EntryWhen entry={data} />
              </p>
            ) : (
              <EntryByline author={data.author} size={lead ? 40 : 32}>
                <EntryWhen entry={data} />
              </EntryByline>
            )}
          </div>
          <EntryCounts entry={data} />
          <div className={classes.menu}>
            <CardButton {...button} aria-label={t('actions.more', { title })} />
            {EntryMenu && (
              <EntryMenu
                entry={data}
                id={data.id}
                opener={opener}
                touch={gesture.touch}
                title={title}
                moreActions={moreActions}
              />
            )}
          </div>
        </div>
      </div>
    </article>
  )
}
