import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. */
export default [
  layout('shell/framed-page.tsx', [
    index('home/home-page.tsx'),
    route('about', 'about/about-page.tsx'),
    route('api/v1/docs', 'api-docs/api-docs-page.tsx'),
    route('dev/components', 'dev/components-page.tsx'),
    route('dev/errors/:status', 'dev/error-status-page.tsx'),
    route('*', 'shell/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
