import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { useSite } from '#platform/session/useSession'
import { lodgeSearchPath } from '#shared/lodges/lodgeSearch'
import { COMMUNITY_PICTURES } from '#shared/media/mediaLinks'
import { PillNav } from '#ui/links/PillNav'
import { RemovalLinks } from '#ui/links/RemovalLinks'
import { soughtPath, type SoughtKinks } from '../../soughtKinks'
import type { SoughtBar_kinks$key } from './__generated__/SoughtBar_kinks.graphql'
import classes from './AllKinksScreen.module.css'

const fragment = graphql`
  fragment SoughtBar_kinks on Kink @relay(plural: true) {
    id
    name
    description
    isWaiting
  }
`

interface SoughtBarProps {
  kinks: SoughtBar_kinks$key
  sought: SoughtKinks
}

/** The kinks that are sought, what is shown of those who have them, and where else they are found. */
export function SoughtBar({ kinks: key, sought }: SoughtBarProps) {
  const { t } = useTranslation('kinks')
  const kinks = useFragment(fragment, key)
  const site = useSite()
  const navigate = useNavigate()
  const chosen = sought.kinks.flatMap((id) => kinks.find((kink) => kink.id === id) ?? [])
  const [first] = chosen
  const elsewhere = [
    ...(chosen.length === 1 && first
      ? [{ href: `${COMMUNITY_PICTURES}?${new URLSearchParams({ kink: first.id })}`, label: t('found.pictures') }]
      : []),
    ...(site.hasLodgesDisabled ? [] : [{ href: lodgeSearchPath({ kinks: sought.kinks }), label: t('found.lodges') }]),
  ]
  return (
    <div className={classes.sought}>
      <RemovalLinks
        label={t('found.chosen')}
        links={chosen.map(({ id, name }) => ({
          key: id,
          label: name,
          removeLabel: t('found.remove', { name }),
          href: soughtPath({ ...sought, kinks: sought.kinks.filter((each) => each !== id) }),
        }))}
      />
      {chosen.length === 1 && first?.description && <p className={classes.explained}>{first.description}</p>}
      <Select
        aria-label={t('found.add')}
        placeholder={t('found.add')}
        searchable
        value={null}
        data={kinks
          .filter(({ id, isWaiting }) => !isWaiting && !sought.kinks.includes(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => id && void navigate(soughtPath({ ...sought, kinks: [...sought.kinks, id] }))}
      />
      <PillNav
        label={t('found.what')}
        pages={[
          {
            href: soughtPath({ ...sought, shown: 'people' }),
            label: t('found.people'),
            current: sought.shown === 'people',
          },
          {
            href: soughtPath({ ...sought, shown: 'posts' }),
            label: t('found.posts'),
            current: sought.shown === 'posts',
          },
          ...elsewhere.map((item) => ({ ...item, current: false })),
        ]}
      />
    </div>
  )
}
