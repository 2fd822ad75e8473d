import { useDeferredValue, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#platform/i18n/locale'
import { NewsLine } from '#shared/news/NewsLine'
import { ProseText } from '#ui/layout/ProseText'
import type { NewsKind } from '../../paths'
import { isSitePath, type Language, type NewsContent } from '../../writing/content'
import { newsHtml } from '../../writing/newsHtml'
import classes from './WriteNews.module.css'

interface NewsPreviewProps {
  kind: NewsKind
  content: NewsContent
  language: Language
}

/** Following a link in the preview would leave the form. */
function stay(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}

/** News in one language as members see it. */
export function NewsPreview({ kind, content, language }: NewsPreviewProps) {
  const { t } = useTranslation('news')
  const title = content[`title ${language}`]
  const text = useDeferredValue(content[`text ${language}`])
  const path = content.path.trim()
  return (
    <div className={classes.preview} lang={localeOf(language)} onClickCapture={stay}>
      {kind === 'TICKER' ? (
        <div className={classes.line}>
          <NewsLine
            key={text}
            label={t('preview.line')}
            text={text.trim() || t('preview.empty')}
            path={isSitePath(path) ? path : null}
          />
        </div>
      ) : (
        <section className={classes.dialog} aria-label={t('preview.dialog')}>
          <h3 className={classes.dialogTitle}>{title.trim() || t('preview.untitled')}</h3>
          {text.trim() ? <ProseText html={newsHtml(text)} /> : <p className={classes.quiet}>{t('preview.empty')}</p>}
        </section>
      )}
    </div>
  )
}
