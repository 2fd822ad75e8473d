import { graphql } from 'react-relay'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { breadcrumbs } from '#platform/pageTitle/things'
import { useSite } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import type { CreateScreenQuery } from './__generated__/CreateScreenQuery.graphql'
import { CreateForm } from './CreateForm'
import { CreateReasons } from './CreateReasons'
import classes from './CreateScreen.module.css'
import { CheckMail } from './lazySteps'
import type { SentState } from './useCreateForm'

const query = graphql`
  query CreateScreenQuery @preloadable {
    site {
      countries {
        id
        name
      }
    }
  }
`

export function CreateScreen() {
  const { t } = useTranslation('front')
  const site = useSite()
  const { countries } = useScreenQuery<CreateScreenQuery>(query).site
  const { sentTo, name } = (useLocation().state ?? {}) as Partial<SentState>
  return (
    <div className={classes.page}>
      <PageTitle>{t('create.pageTitle')}</PageTitle>
      <PageMeta
        title={t('create.pageTitle')}
        description={t('create.metaDescription', { site: site.name })}
        things={[breadcrumbs(site, [[t('create.pageTitle'), '/Create']])]}
      />
      <div className={classes.main}>
        {sentTo && <CheckMail email={sentTo} name={name ?? ''} />}
        {/* The form stays, so that Back from the mail page shows it unchanged. */}
        <div hidden={Boolean(sentTo)}>
          <CreateForm countryId={site.countryId} countries={countries ?? []} />
        </div>
      </div>
      <CreateReasons />
    </div>
  )
}
