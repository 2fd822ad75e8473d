import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { useSite } from '../../../../app/useSession'
import { useLocale } from '../../../../i18n/useLocale'
import { formatDate } from '../../../../lib/formatDate'
import { useScreenQuery } from '../../../../relay/screenQuery'
import { PageHeader } from '../../../../ui/PageHeader'
import { ProseText } from '../../../../ui/ProseText'
import { MissingPage } from '../../components/MissingPage'
import { TextPage } from '../../components/TextPage'
import type { ChangeScreenQuery } from './__generated__/ChangeScreenQuery.graphql'

const query = graphql`
  query ChangeScreenQuery @preloadable {
    site {
      changelog {
        date
        title
        html
      }
    }
  }
`

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** What was new on one day. */
export function ChangeScreen() {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const site = useSite()
  const { date = '' } = useParams()
  const { changelog } = useScreenQuery<ChangeScreenQuery>(query).site
  const change = DATE.test(date) ? changelog?.find((each) => each.date === date) : undefined
  if (!change) return <MissingPage />
  return (
    <TextPage>
      <title>{`${change.title} · ${site.name}`}</title>
      <PageHeader
        title={change.title}
        eyebrow={formatDate(change.date, locale)}
        back={{ label: t('changelog.title'), href: '/Support/Changelog' }}
      />
      <ProseText html={change.html} />
    </TextPage>
  )
}
