import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { tell } from '#platform/toasts/tell'
import { Section } from '#ui/layout/Section'
import { useRestoreLodge } from '../../mutations/useRestoreLodge'
import type { DeletedLodges_viewer$key } from './__generated__/DeletedLodges_viewer.graphql'
import classes from './MyLodgesScreen.module.css'

const fragment = graphql`
  fragment DeletedLodges_viewer on Viewer {
    deletedLodges {
      lodgeId
      name
      eraseAt
    }
  }
`

/** The viewer's deleted lodges that can be brought back; nothing where there are none. */
export function DeletedLodges({ viewer }: { viewer: DeletedLodges_viewer$key }) {
  const { t } = useTranslation('lodges')
  const locale = useLocale()
  const { deletedLodges } = useFragment(fragment, viewer)
  const restore = useRestoreLodge()
  if (!deletedLodges?.length) return null
  const bringBack = async (id: string, name: string) => {
    if (await restore(id)) tell(t('deleted.done', { name }))
  }
  return (
    <Section title={t('deleted.title')} note={t('deleted.note')}>
      <ul className={classes.rows}>
        {deletedLodges.map(({ lodgeId, name, eraseAt }) => (
          <li key={lodgeId}>
            <div className={classes.deleted}>
              <p className={classes.deletedName}>{name}</p>
              <p>{t('deleted.until', { date: formatDate(new Date(eraseAt), locale) })}</p>
            </div>
            <Button
              variant="default"
              size="sm"
              aria-label={t('deleted.restoreName', { name })}
              onClick={() => void bringBack(lodgeId, name)}
            >
              {t('deleted.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
