import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './FaqScreen.module.css'

interface FaqCategoriesProps {
  categories: readonly string[]
  current: string | null
}

export function FaqCategories({ categories, current }: FaqCategoriesProps) {
  const { t } = useTranslation('site')
  return (
    <nav aria-label={t('faq.categories')}>
      <ul className={classes.categories}>
        <li>
          <Link to="/Support/FAQ" aria-current={current ? undefined : 'page'}>
            {t('faq.all')}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={`/Support/FAQ?category=${encodeURIComponent(category)}`}
              aria-current={current === category ? 'page' : undefined}
            >
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
