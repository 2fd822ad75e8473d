import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { ConvertScreenQuery } from './__generated__/ConvertScreenQuery.graphql'
import { ConvertConsequences } from './ConvertConsequences'
import { ToCoupleForm } from './ToCoupleForm'
import { ToSingleForm } from './ToSingleForm'

const query = graphql`
  query ConvertScreenQuery @preloadable {
    viewer {
      profileType
      persons {
        person {
          id
          gender
        }
        birthday
      }
    }
  }
`

export function ConvertScreen() {
  const { t } = useTranslation('editProfile')
  const { viewer } = useScreenQuery<ConvertScreenQuery>(query)
  const couple = viewer.profileType === 'COUPLE'
  return (
    <Page width="text">
      <PageTitle>{t('convert.title')}</PageTitle>
      <PageHeader
        title={t('convert.title')}
        intro={t('convert.intro')}
        back={{ label: t('edit.title'), href: '/EditProfile' }}
      />
      <ConvertConsequences toSingle={couple} />
      {couple ? <ToSingleForm persons={viewer.persons} /> : <ToCoupleForm />}
    </Page>
  )
}
