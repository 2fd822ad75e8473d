import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { blogPath, type BlogPage } from '#shared/blogs/paths'
import { PillNav } from '#ui/links/PillNav'

const VIEWS = [
  ['Followed', 'entries'],
  ['Followed/BlogsFromFollowedAuthors', 'fromAuthors'],
  ['Followed/Authors', 'authors'],
  ['Followed/MyFollowers', 'myFollowers'],
] as const satisfies readonly (readonly [BlogPage, string])[]

export function FollowedViews() {
  const { t } = useTranslation('blogs')
  const { pathname } = useLocation()
  return (
    <PillNav
      label={t('lists.tabs.followed')}
      pages={VIEWS.map(([page, name]) => ({
        href: blogPath(page),
        label: t(`lists.followed.${name}`),
        current: pathname.toLowerCase() === blogPath(page).toLowerCase(),
      }))}
    />
  )
}
