import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Section } from '#ui/layout/Section'
import type { RoleTable_viewer$key } from './__generated__/RoleTable_viewer.graphql'
import classes from './roles.module.css'

const fragment = graphql`
  fragment RoleTable_viewer on Viewer {
    roles {
      roleLevel
      rights
    }
  }
`

/** What each role may do, as the server enforces it. */
export function RoleTable({ viewer }: { viewer: RoleTable_viewer$key }) {
  const { t } = useTranslation('admin')
  const { roles } = useFragment(fragment, viewer)
  return (
    <Section title={t('roles.table')} note={t('roles.tableNote')}>
      <dl className={classes.table}>
        {(roles ?? []).map(({ roleLevel, rights }) => (
          <div key={roleLevel}>
            <dt>{t(`roles.level.${roleLevel}`)}</dt>
            <dd>
              <ul>
                {rights.map((right) => (
                  <li key={right}>{t(`roles.right.${right}`)}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
