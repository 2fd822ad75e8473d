// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import SeoBlogScreenQuery from './__generated__/SeoBlogScreenQuery.graphql'
import { SeoBlogScreen } from './SeoBlogScreen'

const article = {
  path: '/Blog/a-bench',
  title: 'A bench',
  teaser: 'Where two can sit.',
  topic: 'Meeting',
  author: 'the editors',
  picture: null,
  publishedAt: '2026-11-01T23:30:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  html: '<h2>In the park</h2><p>Sit.</p>',
  translations: [
    { language: 'EN_GB', path: '/Blog/a-bench' },
    { language: 'DA_DK', path: '/Blog/en-baenk' },
  ],
  related: [
    { id: 'S2', path: '/Blog/a-walk', title: 'A walk', picture: null, publishedAt: '2026-10-01T08:00:00.000Z' },
  ],
}

const open = (seoBlog: object | null, isLoggedIn = false) =>
  renderScreen(<SeoBlogScreen />, {
    texts: ['site'],
    path: '/blog/A-BENCH',
    route: '/Blog/:path',
    query: SeoBlogScreenQuery,
    variables: { path: '/Blog/A-BENCH' },
    viewer: { isLoggedIn },
    data: { Site: () => ({ seoBlog }) },
  })

it('shows an article with its day in UTC, what to read next, and a way in for visitors', async () => {
  await open(article)
  expect(screen.getByRole('heading', { level: 1, name: 'A bench' })).toBeDefined()
  expect(screen.getByText('1 November 2026')).toBeDefined()
  expect(screen.getByRole('link', { name: 'A walk' }).getAttribute('href')).toBe('/Blog/a-walk')
  expect(screen.getByRole('complementary')).toBeDefined()
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/Blog\/a-bench$/)
})

it('invites nobody who is in already', async () => {
  await open(article, true)
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('says when there is none', async () => {
  await open(null)
  expect(screen.queryByText('A bench')).toBeNull()
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})
