import { SegmentedControl, TextInput } from '@mantine/core'
import { IconPencilPlus, IconSearch } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { FollowAuthorButton } from '#shared/blogs/FollowAuthorButton'
import { blogPath } from '#shared/blogs/paths'
import { useSite, useViewer } from '#platform/session/useSession'
import { TextLink } from '#ui/links/TextLink'
import type { ProfileBlogHead_author$key } from './__generated__/ProfileBlogHead_author.graphql'
import { readText, readSiteChoice, TEXT_QUERY, SITE_QUERY, type SiteChoice } from './profileBlogAddress'
import classes from './ProfileBlogHead.module.css'

const fragment = graphql`
  fragment ProfileBlogHead_author on BlogAuthor {
    legacyId
    entryCount
    followerCount
    profile {
      name
    }
    ...FollowAuthorButton_author
  }
`

export function ProfileBlogHead({ author }: { author: ProfileBlogHead_author$key }) {
  const { t } = useTranslation(['profiles', 'blogEntries'])
  const { isDark, name: siteName, hosts } = useSite()
  const { legacyId: viewerId } = useViewer()
  const data = useFragment(fragment, author)
  const [search, setSearch] = useSearchParams()
  const text = readText(search)
  const [draft, setDraft] = useState(text)
  const [shownText, setShownText] = useState(text)
  // Back and Forward change the address, and the field has to follow.
  if (shownText !== text) {
    setShownText(text)
    setDraft(text)
  }
  const narrow = (next: { text?: string; site?: SiteChoice }) => {
    const { text: words = text, site = readSiteChoice(search) } = next
    setSearch(
      { ...(words ? { [TEXT_QUERY]: words } : {}), ...(site === 'all' ? {} : { [SITE_QUERY]: site }) },
      { preventScrollReset: true },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    narrow({ text: draft.trim() })
  }
  const label = t('profiles:blog.search', { name: data.profile.name })
  const otherName = hosts.find((host) => !host.isDark)?.name ?? ''
  return (
    <div className={classes.head}>
      <div className={classes.about}>
        <p className={classes.counts}>
          {`${t('blogEntries:author.entries', { count: data.entryCount })} · ${t('blogEntries:author.followers', { count: data.followerCount })}`}
        </p>
        {data.legacyId === viewerId ? (
          <TextLink standalone href={blogPath('Create')} className={classes.write}>
            <IconPencilPlus size={18} stroke={1.75} aria-hidden />
            {t('profiles:blog.write')}
          </TextLink>
        ) : (
          <FollowAuthorButton author={data} />
        )}
      </div>
      <div className={classes.controls}>
        {isDark && (
          <SegmentedControl
            size="sm"
            aria-label={t('profiles:blog.world')}
            value={readSiteChoice(search)}
            onChange={(site) => narrow({ site })}
            data={[
              { value: 'all', label: t('profiles:blog.everything') },
              { value: 'dark', label: siteName },
              { value: 'other', label: otherName },
            ]}
          />
        )}
        <form role="search" className={classes.search} onSubmit={submit}>
          <TextInput
            type="search"
            size="sm"
            aria-label={label}
            placeholder={label}
            maxLength={100}
            leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
            value={draft}
            onChange={(event) => {
              setDraft(event.currentTarget.value)
              // An emptied field shows all entries again.
              if (event.currentTarget.value === '' && text) narrow({ text: '' })
            }}
          />
        </form>
      </div>
    </div>
  )
}
